import { plainToolName, plainToolNames, toolName } from './tool-names'

test.each([
  ['phq9', '情绪低落（PHQ-9）', 'Low mood (PHQ-9)'],
  ['gad2', '焦虑（GAD-2）', 'Anxiety (GAD-2)'],
  ['phqa', '情绪低落（PHQ-A）', 'Low mood (PHQ-A)'],
  // “Children and young people” would not tell two of them apart.
  ['psc17y', '儿童症状检查表-17（青少年自评版）', 'Pediatric Symptom Checklist-17, youth report'],
  ['rses', '罗森伯格自尊量表', 'Rosenberg Self-Esteem Scale'],
  ['unknown', 'unknown', 'unknown'],
])('whoever fills in %s reads what it is about', (id, zh, en) => {
  expect(plainToolName(id, 'zh-CN')).toBe(zh)
  expect(plainToolName(id, 'en')).toBe(en)
})

test('several stand in one sentence, and professionals read the short name', () => {
  expect(plainToolNames(['phq9', 'gad7'], 'zh-CN')).toBe('情绪低落（PHQ-9）、焦虑（GAD-7）')
  expect(plainToolNames(['phq9', 'gad7'], 'en')).toBe('Low mood (PHQ-9), Anxiety (GAD-7)')
  expect(toolName('phq9', 'zh-CN')).toBe('PHQ-9')
})
