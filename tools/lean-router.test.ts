import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutSideEffects } from '../web/vite/lean-router'

test('what makes a context or a component is marked as doing nothing by itself', () => {
  const code = [
    'var Place = React.createContext(null);',
    'Place.displayName = "Place";',
    'var Guard = class extends React2.Component {',
    '};',
    'Guard.contextType = Place;',
    'var Link = React10.forwardRef(',
  ].join('\n')
  expect(withoutSideEffects(code)).toBe(
    [
      'var Place = /* @__PURE__ */ React.createContext(null);',
      '',
      'var Guard = class extends ReactComponent { static contextType = Place;',
      '};',
      '',
      'var Link = /* @__PURE__ */ React10.forwardRef(',
      'import { Component as ReactComponent } from "react";',
      '',
    ].join('\n'),
  )
})

test('the installed router still is written in that way', () => {
  const folder = path.resolve(import.meta.dirname, '../node_modules/react-router/dist/production')
  const chunks = readdirSync(folder).filter((name) => /^chunk-.*\.mjs$/.test(name))
  const code = chunks.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n')
  const lean = withoutSideEffects(code)
  expect(code).toMatch(/\.displayName = "/)
  expect(lean).not.toMatch(/^\w+\.displayName = "|^\w+\.contextType =|extends React\d*\.Component/m)
  expect(lean).toContain('/* @__PURE__ */ React10.forwardRef(')
})
