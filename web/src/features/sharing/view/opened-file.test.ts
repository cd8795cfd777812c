import { base64url, CompactEncrypt } from 'jose'
import { decrypt, randomText } from '../link/encryption'
import { openedFile } from './opened-file'

test('a file is read as far as it is FHIR; the rest can still be taken along', () => {
  const contentType = undefined
  expect(openedFile({ text: '{"resourceType":"Bundle"}', contentType }).content).not.toBeNull()
  for (const text of ['{"verifiableCredential":[]}', '[]', 'not json'])
    expect(openedFile({ text, contentType })).toEqual({ text, contentType, content: null })
})

/**
 * In the shape of the third public example of the specification (docs/decisions/012): a patient summary of some 60 kB as a document, in a
 * file whose header names the key and no content type.
 */
test('the patient summary of another maker is read, from a file that does not say what it holds', async () => {
  const resource = (resourceType: string, more = {}) => ({ resource: { resourceType, ...more } })
  const blood = {
    id: 'blood',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '882-1', display: 'ABO and Rh group' }] },
    subject: { reference: 'Patient/one' },
    effectiveDateTime: '2015-10-10T09:15:00+01:00',
    valueCodeableConcept: { coding: [{ display: 'Blood group A Rh(D) positive' }] },
  }
  const narrative = { status: 'generated', div: `<div>${'<p>See above</p>'.repeat(4000)}</div>` }
  const text = JSON.stringify({
    resourceType: 'Bundle',
    type: 'document',
    entry: [
      resource('Composition', { title: 'Patient Summary', text: narrative }),
      resource('Patient', { id: 'one', name: [{ family: 'DeLarosa' }] }),
      resource('AllergyIntolerance'),
      resource('AllergyIntolerance'),
      resource('Observation', blood),
    ],
  })
  const key = randomText()
  const file = await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ enc: 'A256GCM', alg: 'dir', kid: 'of-the-maker' })
    .encrypt(base64url.decode(key))
  const opened = openedFile(await decrypt(`${file}\n`, key))
  expect(opened).toMatchObject({ text, contentType: undefined })
  expect(opened.content?.values).toMatchObject([
    { label: 'ABO and Rh group', value: 'Blood group A Rh(D) positive' },
  ])
  expect(opened.content?.others).toEqual([
    { kind: 'Composition', count: 1 },
    { kind: 'AllergyIntolerance', count: 2 },
  ])
})
