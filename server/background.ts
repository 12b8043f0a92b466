import type { Config } from './config.ts'
import { keepCurrentConsents } from './consent/current-consent.ts'
import { resumePushes } from './crm/enqueue-push.ts'
import { rememberLead } from './crm/lead-order.ts'
import { createLinkPusher } from './crm/link-pusher.ts'
import { untilConnected } from './db/until-connected.ts'
import { createDeliverer } from './delivery/deliver.ts'
import { resumeDeliveries } from './delivery/resume-deliveries.ts'
import { removeVisits } from './demo/demo-visits.ts'
import { cleanDrafts } from './draft/clean-drafts.ts'
import { DRAFT_NEIGHBOURS } from './draft-neighbours.ts'
import { cleanHistory } from './history/clean-history.ts'
import { endDueHolds } from './hold/end-holds.ts'
import { createReminding, queueReminders } from './hold/remind-holders.ts'
import { createOutgoing } from './http/outgoing.ts'
import { openIntegration } from './integration/integration-store.ts'
import { createLinkPushes } from './integration-kinds/pushes.ts'
import { type Jobs, QUEUES } from './jobs/jobs.ts'
import { plainError } from './jobs/plain-error.ts'
import { repeat } from './jobs/repeat.ts'
import { createTranslators } from './language/translators.ts'
import { createNotices } from './log/notices.ts'
import { createKeptMails } from './mail/kept-mails.ts'
import { createMailer } from './mail/mailer.ts'
import { readUsedHashes } from './media/media-store.ts'
import { eraseExpired } from './personal-data/erase-expired.ts'
import { createPromoactionWatch, readClock } from './project/current-promoactions.ts'
import { cleanOverlays } from './publish/overlay-store.ts'
import { createPlannedPublisher, queueDue } from './publish/planned-publication.ts'
import { createTellStopped } from './publish/stopped-mail.ts'
import type { Seal } from './secret/seal.ts'
import { createSenders } from './senders.ts'
import type { Services } from './services/services.ts'
import { cleanSignIns } from './sign-in/clean-sign-ins.ts'
import { cleanVersions } from './version/clean-versions.ts'
import { writeAllVersions } from './version/write-versions.ts'

/** The settings of background work. */
export type BackgroundSettings = Pick<
  Config,
  'smtpUrl' | 'mailFrom' | 'dataDir' | 'allowPrivateTargets' | 'retryScale' | 'leadWindowDays' | 'logFormat'
> & {
  /** Opens the secrets of integrations. */
  readonly seal: Seal
}

/** Finishes running work. Has to be called before the database closes. */
export type StopBackground = () => Promise<void>

const MINUTE = 60_000
const HOUR = 60 * MINUTE

// A unit is free at most this long after its hold ended.
const HOLD_CHECK_MS = 2_000

// People plan a publication to the minute.
const PLAN_CHECK_MS = 10_000

// A manager is waiting for the response.
const LINK_MS = 10_000

/**
 * Starts background work: delivers orders and links, first those of an earlier process, begins and ends promotions,
 * ends holds, and cleans up.
 */
export async function startBackground(
  services: Services,
  jobs: Jobs,
  settings: BackgroundSettings,
  closing?: AbortSignal,
): Promise<StopBackground> {
  const { database, feed, files } = services
  const { seal, smtpUrl, mailFrom, dataDir, allowPrivateTargets, retryScale, leadWindowDays } = settings
  const notices = createNotices(settings.logFormat)
  const logError = ({ message }: Error) => notices.error(message)
  const mailer = createMailer({ smtpUrl, from: mailFrom, dataDir, say: notices.info })
  const pushParts = { send: createOutgoing({ allowPrivate: allowPrivateTargets }), translators: createTranslators() }
  const mailTranslators = createTranslators('reading')
  const parts = { database, feed, jobs, now: () => new Date() }
  const deliver = createDeliverer({
    ...parts,
    translators: pushParts.translators,
    senders: createSenders({ ...pushParts, mailer, mailTranslators, files }),
    openIntegration: (queries, id) => openIntegration(queries, seal, id),
    rememberLead: (tx, lead) => rememberLead({ tx, jobs }, lead),
    leadWindowDays,
    chance: Math.random,
    retryScale,
  })
  // A lost database connection during the start must not end the process.
  await untilConnected(() => resumeDeliveries(database, jobs), closing)
  await untilConnected(() => jobs.work(QUEUES.deliver, deliver), closing)
  const linkParts = { ...pushParts, send: createOutgoing({ allowPrivate: allowPrivateTargets, timeoutMs: LINK_MS }) }
  await untilConnected(() => resumePushes(database, jobs), closing)
  const pushLinks = createLinkPusher({ ...parts, seal, pushes: createLinkPushes(linkParts) })
  await untilConnected(() => jobs.work(QUEUES.leadLink, pushLinks), closing)
  const publisher = createPlannedPublisher(
    { ...DRAFT_NEIGHBOURS, ...parts, files },
    createTellStopped({ queries: database.queries, mailer, translators: mailTranslators, now: parts.now }),
  )
  const queuePlanned = () => queueDue(database, jobs, new Date())
  await untilConnected(queuePlanned, closing)
  const stopPlanned = repeat(PLAN_CHECK_MS, queuePlanned, (error) =>
    logError(plainError(error, 'Queueing planned publications failed')),
  )
  await untilConnected(() => jobs.work(QUEUES.publish, publisher), closing)
  // With its own translators, so that those of all languages do not stay in memory.
  await keepCurrentConsents(database.queries, createTranslators(), new Date()).catch((error) =>
    logError(plainError(error, 'Storing the consent texts failed')),
  )
  const watch = createPromoactionWatch(services, await untilConnected(() => readClock(database.queries), closing))
  const stopWatching = repeat(MINUTE, watch, logError)
  const reminding = createReminding({ database, mailer, translators: mailTranslators, now: parts.now })
  await untilConnected(() => jobs.work(QUEUES.holdMail, reminding), closing)
  const watchHolds = async () => {
    await endDueHolds(services, new Date())
    await queueReminders({ database, jobs }, new Date())
  }
  // At once, for holds that ended while no process was running.
  await untilConnected(watchHolds, closing)
  const stopHolds = repeat(HOLD_CHECK_MS, watchHolds, (error) => logError(plainError(error, 'Ending holds failed')))
  const readUsed = () => readUsedHashes(database.queries)
  const stopCleaning = repeat(HOUR, async () => void (await files.clean({ readUsed, now: new Date() })), logError)
  const mails = createKeptMails(dataDir)
  const erase = () => eraseExpired({ queries: database.queries, jobs, mails, now: new Date() })
  // Every hour, so that it also runs in a process that is restarted each day.
  const stopErasing = repeat(HOUR, async () => void (await erase()), logError)
  const forget = async () => {
    await cleanHistory(database.queries, new Date())
    await cleanDrafts(database.queries, new Date())
  }
  const stopForgetting = repeat(HOUR, forget, logError)
  const keepVersions = async () => {
    await writeAllVersions(database.queries)
    await cleanVersions(database.queries, new Date())
    await cleanOverlays(database.queries, new Date())
  }
  await keepVersions().catch((error) => logError(plainError(error, 'Writing versions failed')))
  const stopKeeping = repeat(HOUR, keepVersions, logError)
  const removeVisitors = () => removeVisits({ ...parts, mails })
  const stopVisits = repeat(MINUTE, removeVisitors, (error) =>
    logError(plainError(error, 'Removing copies of visitors failed')),
  )
  const stopCleaningSignIns = repeat(HOUR, () => cleanSignIns(database.queries, new Date()), logError)
  return async () => {
    await stopCleaningSignIns()
    await stopVisits()
    await stopKeeping()
    await stopPlanned()
    await stopErasing()
    await stopForgetting()
    await stopWatching()
    await stopHolds()
    await stopCleaning()
    await jobs.stop()
    mailer.close()
  }
}
