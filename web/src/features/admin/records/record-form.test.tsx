// @vitest-environment jsdom
import { saveService } from '@amhs/domain/contracts/save-service.contract'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { serviceRecord } from './record.test-data'
import { RecordForm } from './record-form'
import { serviceFields } from './service-fields'

function show(document: object) {
  const onSave = vi.fn<(document: object) => void>()
  render(
    <RecordForm
      heading="添加服务"
      fields={serviceFields}
      document={document}
      schema={saveService.request.entries.service}
      busy={false}
      onSave={onSave}
      onBack={() => undefined}
    />,
  )
  return onSave
}

const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))
const summary = () => screen.getByRole('group', { name: '有几处需要改' })

test('the form begins with its heading, and a whole document is handed on', () => {
  const onSave = show(serviceRecord)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '添加服务' }))
  save()
  expect(onSave).toHaveBeenCalledExactlyOnceWith(serviceRecord)
})

test('what is missing or wrong is listed, and the list takes the focus at each try', () => {
  const onSave = show({})
  fireEvent.change(screen.getByLabelText('纬度'), { target: { value: '91' } })
  save()
  expect(document.activeElement).toBe(summary())
  expect(within(summary()).getByRole('link', { name: '“纬度”的内容不对。' })).toBeDefined()
  fireEvent.click(within(summary()).getByRole('link', { name: '请填写“中文名”。' }))
  expect(document.activeElement).toBe(screen.getByLabelText('中文名'))
  save()
  expect(document.activeElement).toBe(summary())
  expect(onSave).not.toHaveBeenCalled()
})

test('a field that is wrong says so to assistive technology', () => {
  show({ ...serviceRecord, region: 'China' })
  save()
  const field = screen.getByLabelText('地区代码')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '两个大写字母，例如 CN',
    '“地区代码”的内容不对。',
  ])
})

test('an entry of a list that is wrong points at the list', () => {
  show({ ...serviceRecord, languages: ['x'] })
  save()
  expect(within(summary()).getByRole('link', { name: '“语言”的内容不对。' })).toBeDefined()
})

test('languages are ticked; one that no box stands for keeps its own', () => {
  const onSave = show({ ...serviceRecord, languages: ['zh', 'bo'] })
  const boxes = within(screen.getByRole('group', { name: '语言' }))
  fireEvent.click(boxes.getByRole('checkbox', { name: '英文' }))
  fireEvent.click(boxes.getByRole('checkbox', { name: '中文' }))
  save()
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...serviceRecord, languages: ['bo', 'en'] })
})

test('what an older entry says beside its confidence stays until another is chosen', () => {
  const remark = 'medium (called in May)'
  const onSave = show({ ...serviceRecord, confidence: { address: remark } })
  expect(screen.getByRole('combobox', { name: '可信度：地址' })).toHaveProperty('value', remark)
  save()
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...serviceRecord, confidence: { address: remark } })
})

test('a problem outside of the form is named instead of nothing happening', () => {
  const onSave = show({ ...serviceRecord, confidence: { hours: 5 } })
  save()
  expect(summary().textContent).toContain('confidence.hours')
  expect(onSave).not.toHaveBeenCalled()
})

test('a way of access is yes, no, or not checked, which leaves it out', () => {
  const onSave = show({ ...serviceRecord, access: { stepFree: false, signLanguage: true } })
  const choose = (label: string, value: string) => {
    const field = screen.getByRole('combobox', { name: label })
    fireEvent.change(field, { target: { value: within(field).getByText(value).getAttribute('value') } })
  }
  choose('没有台阶，轮椅可进', '是')
  choose('可以用文字联系', '否')
  choose('有手语服务', '没有核实')
  save()
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    ...serviceRecord,
    access: { stepFree: true, textContact: false },
  })
})

test('how sure the editors are is changed field by field; what is known to be empty stays so', () => {
  const onSave = show({ ...serviceRecord, confidence: { address: 'low', phone: null, site: 'high' } })
  fireEvent.change(screen.getByLabelText('可信度：地址'), { target: { value: 'high' } })
  fireEvent.change(screen.getByLabelText('可信度：网站'), { target: { value: '' } })
  fireEvent.change(screen.getByLabelText('可信度：位置'), { target: { value: 'medium' } })
  save()
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    ...serviceRecord,
    confidence: { address: 'high', phone: null, coords: 'medium' },
  })
})
