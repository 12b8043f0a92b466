import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type InjectOptions, type LightMyRequestResponse } from 'fastify'
import type { Grant } from '#server/account/grant.ts'
import { createAccount, issueKey, type KeyDraft } from '#server/account/key-store.ts'
import type { TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { checkAnswers } from '#server/http/answers.fixture.ts'
import { createOutgoing } from '#server/http/outgoing.ts'
import { problemHandlers } from '#server/http/problem-handlers.ts'
import { NO_JOBS } from '#server/jobs/no-jobs.fixture.ts'
import { createTranslators } from '#server/language/translators.ts'
import type { Change } from '#server/live/change.ts'
import { type ChangeFeed, followChanges } from '#server/live/change-feed.ts'
import { createKeptMails } from '#server/mail/kept-mails.ts'
import type { MailMessage } from '#server/mail/mail-message.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { createStudioMails } from '#server/mail/studio-mail.ts'
import { type ManageDeps, manageRoutes } from '#server/manage-routes.ts'
import { createMediaFiles } from '#server/media/media-files.ts'
import { findOrCreatePerson, putMembership } from '#server/person/person-store.ts'
import { createSeal } from '#server/secret/seal.ts'
import { openSession } from '#server/session/session-store.ts'
import { signInRoutes } from '#server/sign-in/sign-in-routes.ts'

/** Calls a path below `/api/v1/manage` with a key or a session. */
export type Caller = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: InjectOptions['payload'],
  headers?: InjectOptions['headers'],
) => Promise<LightMyRequestResponse>

/** A person of a test. Without an account: of the developer of the sample. */
interface TestPerson extends Partial<Grant> {
  readonly email?: string
  readonly name?: string
  readonly accountId?: number
}

/** A person who is signed in. */
interface SignedInPerson {
  readonly id: number
  readonly email: string
  /** As in the `Cookie` header. */
  readonly cookie: string
  readonly call: Caller
}

/** The management API with the sample data, for its developer and for another account. */
export interface TestManage {
  readonly test: TestDatabase
  readonly feed: ChangeFeed
  readonly sample: Sample
  readonly owner: Caller
  /** Has an empty account. */
  readonly stranger: Caller
  readonly strangerId: number
  /** Another key of the same developer. */
  readonly callerWith: (key: Partial<KeyDraft>) => Promise<Caller>
  /** Creates a person, unless there is one with the address, and signs them in. */
  readonly personWith: (person: TestPerson) => Promise<SignedInPerson>
  /** Mails of the Studio that were sent. */
  readonly mails: readonly MailMessage[]
  /** Waits for invitations that are under way. */
  readonly settleMails: () => Promise<void>
  /** Sets the time. */
  readonly setNow: (now: Date) => void
  /** Sends only these headers. */
  readonly send: (options: InjectOptions) => Promise<LightMyRequestResponse>
  /** What has changed since the last call. */
  readonly takeChanges: () => readonly Change[]
  readonly stop: () => Promise<void>
}

/** The time of the tests. */
export const TEST_NOW = new Date('2026-03-01T12:00:00Z')

/** The origin of our own pages in tests. */
export const TEST_ORIGIN = 'http://localhost'

/** The secret that signs previews. */
export const TEST_SECRET = 'a secret of tests'

/** Starts the management API on a fresh database. */
export async function startManage(
  start: () => Promise<TestDatabase>,
  { isMailed = true, ...options }: Partial<ManageDeps> & { readonly isMailed?: boolean } = {},
): Promise<TestManage> {
  const test = await start()
  const { database } = test
  const sample = await insertSample(database.queries)
  const strangerId = await createAccount(database.queries, 'Stranger')
  const feed = await followChanges(database)
  let changes: Change[] = []
  // The turn 'first' makes sure that all changes are recorded before a response is sent.
  feed.subscribe((change) => void changes.push(change), 'first')
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-media-'))
  let now = TEST_NOW
  const mails: MailMessage[] = []
  const app = Fastify()
  problemHandlers(app)
  checkAnswers(app)
  const settings = {
    publicUrl: null,
    studioUrl: null,
    secret: TEST_SECRET,
    now: () => now,
    jobs: NO_JOBS,
    leadWindowDays: 30,
  }
  const targets = { seal: createSeal(TEST_SECRET), allowPrivate: true, send: createOutgoing({ allowPrivate: true }) }
  const stores = { files: createMediaFiles(folder), mails: createKeptMails(folder), translators: createTranslators() }
  const mailer: Mailer = {
    send: async (mail) => {
      mails.push(mail)
      return { ok: true }
    },
    close: () => {},
  }
  const studioMails = createStudioMails({
    mailer,
    isMailed,
    translators: stores.translators,
    now: settings.now,
    onFailure: (line) => {
      throw new Error(line)
    },
  })
  signInRoutes(app, { database, ...settings, ...options, studioMails })
  manageRoutes(app, { database, feed, ...stores, ...settings, ...targets, studioMails, ...options })

  async function callerOf(accountId: number, draft: Partial<KeyDraft> = {}): Promise<Caller> {
    const whole = { name: 'test', role: 'owner', projects: null, expires_at: null, created_by: null } as const
    const { key } = await issueKey(database.queries, accountId, { ...whole, ...draft })
    const authorization = `Bearer ${key}`
    return async (method, url, payload, headers) =>
      app.inject({
        method,
        url: `/api/v1/manage${url}`,
        headers: { authorization, ...headers },
        ...(payload !== undefined && { payload }),
      })
  }

  let peopleCount = 0
  async function personWith(person: TestPerson): Promise<SignedInPerson> {
    peopleCount += 1
    const {
      email = `person${peopleCount}@example.com`,
      accountId = sample.account,
      role = 'owner',
      projects = null,
    } = person
    const { id } = await findOrCreatePerson(
      database.queries,
      { email, name: person.name ?? `Person ${peopleCount}`, lang: 'en' },
      now,
    )
    await putMembership(database.queries, { personId: id, accountId, role, projects }, now)
    const { token } = await openSession(database.queries, { personId: id, accountId, agent: '' }, now)
    const cookie = `vitrine-session=${token}`
    const call: Caller = async (method, url, payload, headers) =>
      app.inject({
        method,
        url: `/api/v1/manage${url}`,
        headers: { cookie, origin: TEST_ORIGIN, ...headers },
        ...(payload !== undefined && { payload }),
      })
    return { id, email, cookie, call }
  }

  return {
    test,
    feed,
    personWith,
    mails,
    settleMails: studioMails.settle,
    setNow: (next) => {
      now = next
    },
    sample,
    owner: await callerOf(sample.account),
    stranger: await callerOf(strangerId),
    strangerId,
    callerWith: (draft) => callerOf(sample.account, draft),
    send: async (options) => app.inject(options),
    takeChanges: () => {
      const taken = changes
      changes = []
      return taken
    },
    stop: async () => {
      await app.close()
      await test.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
