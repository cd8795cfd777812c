import { openedFile } from './opened-file'

test('a file is read as far as it is FHIR; the rest can still be taken along', () => {
  const contentType = undefined
  expect(openedFile({ text: '{"resourceType":"Bundle"}', contentType }).content).not.toBeNull()
  for (const text of ['{"verifiableCredential":[]}', '[]', 'not json'])
    expect(openedFile({ text, contentType })).toEqual({ text, contentType, content: null })
})
