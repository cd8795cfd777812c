// Written by tools/generated-files.ts from the files in data/. Do not edit.

export const instrumentLoaders: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  asrs6: () => import('./data/asrs6.json'),
  auditc: () => import('./data/auditc.json'),
  bsfcs: () => import('./data/bsfcs.json'),
  cbi: () => import('./data/cbi.json'),
  cesdc: () => import('./data/cesdc.json'),
  gad2: () => import('./data/gad2.json'),
  gad7: () => import('./data/gad7.json'),
  k6: () => import('./data/k6.json'),
  pcptsd5: () => import('./data/pcptsd5.json'),
  phq2: () => import('./data/phq2.json'),
  phq9: () => import('./data/phq9.json'),
  phqa: () => import('./data/phqa.json'),
  psc17p: () => import('./data/psc17p.json'),
  psc17y: () => import('./data/psc17y.json'),
  rses: () => import('./data/rses.json'),
  scoff: () => import('./data/scoff.json'),
  ucla3: () => import('./data/ucla3.json'),
  who5: () => import('./data/who5.json'),
}
