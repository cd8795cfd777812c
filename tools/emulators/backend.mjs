import { buildWhenChanged } from '../build.mjs'
import { readAccountLinks } from '../mail/account-links.mjs'
import { startMailCatcher } from '../mail/catcher.mjs'
import { runSeeds } from '../seed/run-seeds.mjs'
import { prepareEngine } from './engine.mjs'
import { startSuite } from './suite.mjs'

/** This machine cannot run the emulators; the message says in one sentence what is missing. */
export class NoEmulatorsError extends Error {}

/**
 * Starts everything that stands behind the app: emulators with the production rules, the built functions and app
 * (where their emulators are asked for), and the mail catcher.
 * @param {object} options
 * @param {string} options.root
 * @param {import('../lifetime.mjs').Lifetime} options.lifetime ends all of it
 * @param {import('../ports.mjs').Ports} options.ports
 * @param {import('./config.mjs').Service[]} options.services
 * @param {string} options.projectId begins with `demo-`
 * @param {boolean} options.withSeeds whether to fill it with the demonstration data
 * @param {boolean} [options.withOwnSettings] whether the functions also read the developer's functions/.env files
 * @param {boolean} [options.withChat] whether a stand-in for an AI provider is started, for the assistant to ask
 * @returns {Promise<import('./suite.mjs').Suite>}
 * @throws {NoEmulatorsError} when the emulators cannot run on this machine
 * @throws {Error} when a port is taken, a build fails, or something does not start
 */
export async function startBackend({
  root,
  lifetime,
  ports,
  services,
  projectId,
  withSeeds,
  withOwnSettings,
  withChat = false,
}) {
  const engine = await prepareEngine(root)
  if ('missing' in engine) throw new NoEmulatorsError(engine.missing)
  if (services.includes('functions')) await buildWhenChanged(root, 'functions')
  if (services.includes('hosting')) await buildWhenChanged(root, 'web')
  const accountLinks = () => readAccountLinks({ authPort: ports.auth, projectId })
  const suite = await startSuite({
    root,
    engine,
    ports,
    services,
    projectId,
    lifetime,
    withOwnSettings,
    withChat,
  })
  await startMailCatcher({ smtp: ports.smtp, inbox: ports.inbox, accountLinks }, lifetime)
  if (withChat) {
    const { startChatStandIn } = await import('../../tests/support/chat-stand-in.mjs')
    const standIn = await startChatStandIn(ports.chat)
    lifetime.add(standIn.stop)
  }
  if (withSeeds) await runSeeds(root, suite.environment)
  return suite
}
