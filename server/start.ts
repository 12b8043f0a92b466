import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { followManageKey } from './account/first-key.ts'
import type { StopBackground } from './background.ts'
import { silentAnalyticsWarning } from './catalogue/silent-analytics.ts'
import { servingWarning } from './check-serving.ts'
import type { Config } from './config.ts'
import { DEMO_TOKEN, loadDemoIfEmpty } from './demo/load-demo.ts'
import type { EmbedFile } from './embed/embed-routes.ts'
import type { OnEndSignal } from './end-signals.ts'
import { studioUrlOf } from './http/sites.ts'
import { resealIntegrations } from './integration/reseal-integrations.ts'
import { renameReserved } from './link/rename-reserved.ts'
import { changeData } from './live/change-data.ts'
import { createNotices } from './log/notices.ts'
import { createMailer } from './mail/mailer.ts'
import { warnOfMissingMedia } from './media/missing-media.ts'
import type { CloseCommandServer } from './operator/command-server.ts'
import { createPageStyles } from './page/page-styles.ts'
import type { Preloads } from './page/preloads.ts'
import { studioAddress } from './person/studio-address.ts'
import { endPreviewsOfKeys } from './preview/maker-previews.ts'
import { createSeal } from './secret/seal.ts'
import { readSecretKeys } from './secret/secret-keys.ts'
import { openServices, type Services } from './services/services.ts'
import { claimStudioHost } from './session/studio-domain.ts'
import { createFirstStartLink } from './sign-in/owner-links.ts'

const root = path.resolve(import.meta.dirname, '..')
const demoDir = path.join(root, 'demo/files')

// New visitors that wait while this thread is at work, as when all come at once. Node's default drops those above 511.
const BACKLOG = 4096

/** Starts the server and reports its address. Closes it, requests first, when the process is told to end. */
export async function start(config: Config, onEnd: OnEndSignal): Promise<void> {
  const notices = createNotices(config.logFormat)
  const warning = servingWarning(config)
  if (warning !== null) notices.warn(warning)
  // The embedded database compiles in its own threads while this one loads the rest.
  const [services, { buildApp }, { createJobs }, { startBackground }] = await Promise.all([
    openServices(config, { say: notices.info, logFormat: config.logFormat }),
    import('./app.ts'),
    import('./jobs/create-jobs.ts'),
    import('./background.ts'),
  ])
  // Not earlier, because only now the folder is checked and belongs to this process.
  const keys = await readSecretKeys(config).catch(async (error) => {
    await services.database.close()
    throw error
  })
  await claimStudioHost(services.database, config.studioUrl).catch(async (error) => {
    await services.database.close()
    throw error
  })
  for (const { from, to, isPartner } of await renameReserved(services)) {
    const renamed = isPartner
      ? `The partner link ${from} is now ${to}: ${from} has`
      : `The catalogue at /${from} is now at /${to}: /${from} has`
    notices.warn(`${renamed} another meaning in addresses of Vitrine.`)
  }
  if (config.demo) await loadDemoIfEmpty(services, demoDir, notices.info)
  const silent = await silentAnalyticsWarning(config, services.database)
  if (silent !== null) notices.warn(silent)
  if (config.mediaStore) await warnOfMissingMedia(services, notices.error)
  await changeData(services, async (tx) => {
    const ended = await followManageKey(tx, config.manageKey, new Date())
    return { result: null, subjects: await endPreviewsOfKeys(tx, ended, new Date()) }
  })
  const firstStart = await createFirstStartLink(services.database.queries, new Date())
  const seal = createSeal(keys.secretKey, keys.oldKeys)
  await resealIntegrations(services.database.queries, seal)
  const jobs = await createJobs(services.database, { onError: ({ message }) => notices.error(message) })
  const mailer = createMailer({ ...config, from: config.mailFrom, say: notices.info })
  const app = buildApp(services, {
    ...config,
    ...keys,
    jobs,
    mailer,
    isMailed: config.smtpUrl !== null,
    oidc: config.oidcSettings && (await import('./oidc/oidc-client.ts')).createOidcClient(config.oidcSettings),
    ...(await builtPages()),
    logger: { level: config.logLevel },
    demo: config.demo ? DEMO_TOKEN : null,
    demoVisits: config.demoVisits,
    demoDir,
    now: () => new Date(),
  })
  // Both start after the server listens, and it may be told to end before they have started.
  const commands = Promise.withResolvers<CloseCommandServer | null>()
  const background = Promise.withResolvers<StopBackground>()
  app.addHook('onClose', async () => {
    const closeCommands = await commands.promise
    await closeCommands?.()
    const stop = await background.promise.catch(() => null)
    await stop?.()
    mailer.close()
    await services.database.close()
  })
  const closing = new AbortController()
  onEnd(() => {
    closing.abort()
    void app.close()
  })
  const address = await app.listen({ port: config.port, host: config.host, backlog: BACKLOG }).catch(async (error) => {
    await jobs.stop()
    await services.database.close()
    throw error
  })
  const shown = config.publicUrl ? `${config.publicUrl} (listening on ${address})` : address
  const studio = studioUrlOf(config, address)
  notices.info(`\n  Vitrine is at ${shown}`)
  notices.info(
    `  Studio: ${firstStart === null ? `${studio}/studio` : studioAddress(studio, 'firstStart', firstStart)}\n`,
  )
  commands.resolve(config.databaseUrl === null ? openCommands(services, config, address) : null)
  await commands.promise
  // Now, because a process that is killed later would leave no cache for the next start.
  flushCompileCache()
  // Visitors first: orders are stored as soon as they arrive, and deliveries can wait.
  background.resolve(startBackground(services, jobs, { ...config, seal }, closing.signal))
  await background.promise
}

/** Operator commands connect here, because no other process can open the embedded database. */
async function openCommands(services: Services, config: Config, address: string): Promise<CloseCommandServer> {
  const { openCommandServer } = await import('./operator/command-server.ts')
  const urls = { url: config.publicUrl ?? address, studioUrl: studioUrlOf(config, address) }
  return openCommandServer(services, config.dataDir, urls)
}

async function builtPages() {
  const webDir = path.join(root, 'dist/web')
  const read = (name: string) => readFile(path.join(webDir, name), 'utf8')
  // Placeholders, because each document decides how it loads its styles and scripts.
  const template = (await read('index.html'))
    .replace(/<link rel="stylesheet"[^>]*>/, '{{{styles}}}')
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace('</body>', '{{{scripts}}}</body>')
  const preloads: Preloads = JSON.parse(await read('preloads.json'))
  const renderModule = path.join(root, 'dist/rendered/render-on-server.js')
  const styles = createPageStyles(webDir, preloads)
  const embed = { 'embed.js': await read('embed.js'), 'embed.d.ts': await read('embed.d.ts') }
  const studioTemplate = await readFile(path.join(root, 'dist/studio/index.html'), 'utf8')
  const studio = {
    studioTemplate: async () => studioTemplate,
    // The document names the first script, whose name changes with the content of every part.
    studioBuild: createHash('sha256').update(studioTemplate).digest('base64url').slice(0, 12),
    studioAssetsDir: path.join(root, 'dist/studio/assets'),
  }
  const loadEmbed = async (name: EmbedFile) => embed[name]
  return {
    template: async () => template,
    assetsDir: path.join(webDir, 'assets'),
    preloads,
    styles,
    renderModule,
    loadEmbed,
    studio,
  }
}
