import type { Plugin } from 'vite'

const makers = /\b(React\d*\.(?:createContext|forwardRef|memo)\()/g
const names = /^[\w.]+\.displayName = "[^"]*";$/gm
const classes = /\bextends React\d*\.Component \{/g
const contextTypes = /^(\w+)\.contextType = (\w+);$/gm

/**
 * Tells the bundler what React Router leaves unsaid: that making a context or a component does nothing by itself, so that those
 * which nobody imports (forms, fetchers, scroll restoration, a framework's scripts) need not be on every page.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /[/\\]react-router[/\\]dist[/\\]production[/\\]chunk-[^/\\]+\.mjs$/ },
      handler: (code) => ({ code: withoutSideEffects(code), map: null }),
    },
  }
}

/** The module with what makes contexts and components marked as free of side effects, and without names for developers' tools. */
export function withoutSideEffects(code: string): string {
  const unnamed = code.replaceAll(names, '').replaceAll(makers, '/* @__PURE__ */ $1')
  const contexts = [...unnamed.matchAll(contextTypes)]
  return contexts
    .reduce(
      (text, [line, name, context]) =>
        text
          .replace(line, '')
          .replace(new RegExp(`\\b${name} = class extends .*\\{`), `$& static contextType = ${context};`),
      unnamed,
    )
    .replaceAll(classes, 'extends ReactComponent {')
    .concat('\nimport { Component as ReactComponent } from "react";\n')
}
