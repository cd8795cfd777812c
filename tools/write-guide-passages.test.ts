import { readFileSync } from 'node:fs'
import { compiledArticles } from './read-articles'
import { guideFiles, guideFolder } from './write-guide-passages'

test('the guide’s passages are those of the articles (npm run catalogue writes them)', () => {
  for (const [name, wanted] of Object.entries(guideFiles(compiledArticles()))) {
    expect(readFileSync(guideFolder + name, 'utf8'), name).toBe(wanted)
  }
})
