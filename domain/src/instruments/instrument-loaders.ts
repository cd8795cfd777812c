// Written by tools/write-instrument-catalogue.ts from the files in data/. Do not edit.

export const instrumentLoaders: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  asrs6: () => import('./data/asrs6.json', { with: { type: 'json' } }),
  auditc: () => import('./data/auditc.json', { with: { type: 'json' } }),
  bsfcs: () => import('./data/bsfcs.json', { with: { type: 'json' } }),
  cbi: () => import('./data/cbi.json', { with: { type: 'json' } }),
  cesdc: () => import('./data/cesdc.json', { with: { type: 'json' } }),
  gad2: () => import('./data/gad2.json', { with: { type: 'json' } }),
  gad7: () => import('./data/gad7.json', { with: { type: 'json' } }),
  k6: () => import('./data/k6.json', { with: { type: 'json' } }),
  pcptsd5: () => import('./data/pcptsd5.json', { with: { type: 'json' } }),
  phq2: () => import('./data/phq2.json', { with: { type: 'json' } }),
  phq9: () => import('./data/phq9.json', { with: { type: 'json' } }),
  phqa: () => import('./data/phqa.json', { with: { type: 'json' } }),
  psc17p: () => import('./data/psc17p.json', { with: { type: 'json' } }),
  psc17y: () => import('./data/psc17y.json', { with: { type: 'json' } }),
  rses: () => import('./data/rses.json', { with: { type: 'json' } }),
  scoff: () => import('./data/scoff.json', { with: { type: 'json' } }),
  ucla3: () => import('./data/ucla3.json', { with: { type: 'json' } }),
  who5: () => import('./data/who5.json', { with: { type: 'json' } }),
}
