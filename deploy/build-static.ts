// npm run build:static -- --site https://…: builds the site for a plain web server, without a backend (docs/china.md). web/dist then
// holds everything: pages, the configuration that says so, and a policy in each page that lets it reach nobody else.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { forgetBuild } from '../tools/build'
import { commandLine } from '../tools/command-line'
import { publicAddressFault } from './doctor-checks/addresses'
import { operatorFileFaults } from './doctor-checks/operator-faults'
import { hostedPolicy, policyOfPage, staticPolicy, withPolicy } from './own-hosts-policy'
import { readJson } from './project/read-json'
import { withSiteAddress } from './site-address'
import { changeFiles, mapOf } from './write-app-config'

const root = path.dirname(import.meta.dirname)
const dist = path.join(root, 'web/dist')

const usage = `npm run build:static -- --site https://your.site [--demonstration]
Builds the site for a plain web server, without a backend, into web/dist (docs/china.md).
  --site ADDRESS    where it will stand, without a slash at the end
  --demonstration   also where nobody is named in content/pages/operator.json: for a look alone`

const { values } = commandLine(usage, {
  options: { site: { type: 'string' }, demonstration: { type: 'boolean', default: false } },
})
try {
  const { site = '', demonstration } = values
  if (!/^https:\/\/[^/\s]+$/.test(site))
    throw new Error(
      'Say where the site will stand: npm run build:static -- --site https://your.site (no slash)',
    )
  const siteFault = publicAddressFault(site)
  const faults = [
    ...(siteFault === undefined ? [] : [`--site: ${siteFault}`]),
    ...operatorFileFaults(root, { mail: false, assistant: false }),
  ]
  // Nobody may put a site before people whose privacy page names nobody; to look at it is another matter.
  if (faults.length > 0 && !demonstration)
    throw new Error(
      `Not ready for people:\n${faults.map((fault) => `- ${fault}`).join('\n')}\nTo build it for a look alone, add --demonstration.`,
    )
  const { map } = mapOf(process.env)
  await execa('npm', ['run', '--silent', 'build', '-w', 'web'], { cwd: root, stdio: 'inherit' })
  writeFileSync(path.join(dist, 'app-config.json'), JSON.stringify({ backend: 'none', ...(map && { map }) }))
  const production = hostedPolicy(readJson(root, 'firebase.json'))
  const policy = staticPolicy(production, map?.tiles)
  changeFiles(dist, /\.html$/, (html, file) => withPolicy(html, policyOfPage(file, policy)))
  changeFiles(dist, /\.html$|^(?:sitemap\.xml|robots\.txt)$/, (text) => withSiteAddress(text, site))
  // So that the next npm start builds anew instead of serving this.
  forgetBuild(root, 'web')
  console.log('web/dist is ready for a web server; docs/china.md says how it has to answer.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
