import { setTimeout as pause } from 'node:timers/promises'
import type { ManagedDraftEntry } from '#contract/drafts.ts'
import type { Publication } from '#contract/publications.ts'
import type { Role } from '#domain/account/role.ts'
import { type Entity, entityKey, fieldKey, type Snapshot } from '#domain/draft/entity.ts'
import { applyEntries, type DraftEntry } from '#domain/draft/entry.ts'
import type { Json } from '#domain/draft/json.ts'
import type { Site } from './run-row.ts'

/** Who acts on the project. Feeds and CRMs have keys, people have sessions. */
export type Actor = 'helen' | 'anna' | 'ben' | 'feed' | 'crm'

/** The response of a call. */
export interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> | null
}

/** The project that everybody works on, as the calls of the management API and the public API show it. */
export interface DraftWorld {
  /** Its own id, which is the token of its catalogue too. */
  readonly token: string
  /** Its path in the management API. */
  readonly project: string
  readonly call: (who: Actor, method: string, path: string, body?: object) => Promise<Answer>
  /** What visitors get, read through the public API: the price of each unit by its number. */
  readonly seen: () => Promise<ReadonlyMap<string, Json>>
  /** What is live now. */
  readonly live: () => Promise<Snapshot>
  readonly draft: () => Promise<readonly ManagedDraftEntry[]>
  /** Removes the editor, as an owner does, and invites her anew. Her plans end with her rights. */
  readonly replaceEditor: () => Promise<void>
  /** Waits until no publication is planned any more. Returns those that were published since the last call. */
  readonly settlePlans: () => Promise<readonly Publication[]>
}

const UNITS = ['1', '2', '3', '4', '5', '6']

/** A project file of three storeys with two units each. */
function projectFile(token: string) {
  return {
    vitrine: 1,
    project: { id: token, name: 'Acts', currency: 'EUR' },
    catalogue: { token, published: true, languages: ['en', 'de'], contacts: { name: 'Sales' } },
    statuses: ['free', 'reserved', 'sold'].map((type) => ({ id: type, type, name: type, color: '#2F9E68' })),
    tags: [{ id: 'sea', name: 'Sea view', color: '#3E86A0' }],
    layouts: [{ id: 'one', type: 'living', label: '1', area_total: 50 }],
    estates: [
      {
        id: 'A',
        name: 'House A',
        sections: [
          {
            id: 'A-1',
            number: 1,
            storeys: [1, 2, 3].map((number) => ({
              id: `f${number}`,
              number,
              instances: UNITS.slice(2 * number - 2, 2 * number).map((id) => ({
                id,
                number: id,
                status: 'free',
                layout: 'one',
                price: 100_000 * number,
              })),
            })),
          },
        ],
      },
    ],
  }
}

/** The site of `PUBLIC_URL`, where people sign in. */
const SITE = 'https://homes.example'
const AS_SITE = { 'x-forwarded-host': 'homes.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' }

/** Imports the project and signs everybody in. */
export async function createDraftWorld(origin: () => string, { ground }: Site, token: string): Promise<DraftWorld> {
  const rights = new Map<Actor, Readonly<Record<string, string>>>()
  const ask = async (method: string, path: string, body: object | undefined, headers: Record<string, string>) => {
    const json = { 'content-type': 'application/json' }
    const response = await fetch(`${origin()}/api/v1/${path}`, {
      method,
      headers: { ...AS_SITE, ...(body && json), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const answer = { status: response.status, body: text === '' ? null : JSON.parse(text) }
    if (response.status >= 500) throw new Error(`${method} ${path} is answered ${response.status}: ${text}`)
    return { ...answer, headers: response.headers }
  }
  const byKey = (key: string) => ({ authorization: `Bearer ${key}` })
  const manage = async <Data>(method: string, path: string, body?: object) =>
    okay<Data>(await ask(method, `manage/${path}`, body, byKey(ground.key)))
  const signIn = async (who: Actor, role: Role) => {
    const mail = `${who}-${token}-${Date.now()}@developer.example`
    const { link } = await manage<{ readonly link: string }>('POST', 'people/invitations', {
      email: mail,
      role,
      lang: 'en',
    })
    const secret = link.split('#token=')[1]
    const body = { token: secret, name: who, lang: 'en' }
    const answer = await ask('POST', 'manage/sign-in/invitation', body, { origin: SITE })
    const { id } = okay<{ readonly id: number }>(answer)
    const cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    rights.set(who, { cookie, origin: SITE })
    return id
  }
  const makeKey = async (who: Actor, role: Role, source: 'feed' | 'crm') => {
    const { key } = await manage<{ readonly key: string }>('POST', 'keys', { name: `${who} ${token}`, role, source })
    rights.set(who, byKey(key))
  }
  await manage('POST', 'imports', projectFile(token))
  await signIn('helen', 'owner')
  let anna = await signIn('anna', 'editor')
  await signIn('ben', 'sales')
  await makeKey('feed', 'editor', 'feed')
  await makeKey('crm', 'sales', 'crm')
  const catalogues = await manage<readonly { readonly token: string; readonly project_id: number }[]>(
    'GET',
    'catalogues',
  )
  const project = `projects/${catalogues.find((one) => one.token === token)?.project_id}`
  const call: DraftWorld['call'] = (who, method, path, body) =>
    ask(method, `manage/${path}`, body, { ...rights.get(who) })
  const told = new Set<number>()
  return {
    token,
    project,
    call,
    seen: async () => {
      const answer = await ask('GET', `public/${project}/chess?first_token=${token}`, undefined, {})
      return pricesIn(okay(answer))
    },
    live: async () => {
      const data = okay<readonly Entity[]>(await call('helen', 'GET', `${project}/entities`))
      return new Map(data.map((entity) => [entityKey(entity), entity]))
    },
    draft: async () => okay(await call('helen', 'GET', `${project}/draft?limit=1000`)),
    replaceEditor: async () => {
      okay(await call('helen', 'DELETE', `people/${anna}`))
      if ((await call('anna', 'GET', 'me')).status !== 401) throw new Error('a removed person still has a session')
      anna = await signIn('anna', 'editor')
    },
    settlePlans: async () => {
      const list = async (): Promise<readonly Publication[]> =>
        okay(await call('helen', 'GET', `${project}/publications?limit=100&values=1`))
      for (let tries = 0; tries < 600; tries += 1) {
        const all = await list()
        if (all.some(({ state }) => state === 'planned')) await pause(100)
        else {
          const done = all.filter(({ id, state }) => state === 'published' && !told.has(id))
          for (const { id } of done) told.add(id)
          return done.toReversed()
        }
      }
      throw new Error('a planned publication was never published or stopped')
    },
  }
}

/** The data of a successful response. Each caller knows what it asked for. */
export function okay<Data>({ status, body }: Answer): Data {
  if (status >= 300) throw new Error(`a call is refused with ${status}: ${JSON.stringify(body)}`)
  return (body?.data ?? null) as Data
}

function pricesIn(value: unknown, found = new Map<string, Json>()): ReadonlyMap<string, Json> {
  if (Array.isArray(value)) for (const each of value) pricesIn(each, found)
  else if (typeof value === 'object' && value !== null) {
    if ('price' in value && 'number' in value) found.set(String(value.number), value.price as Json)
    for (const each of Object.values(value)) pricesIn(each, found)
  }
  return found
}

/** What breaks a law of the draft; empty if nothing does. */
export function brokenLaws(live: Snapshot, draft: readonly DraftEntry[]): readonly string[] {
  const shown = applyEntries(live, draft)
  return draft.flatMap((entry) => {
    const key = `${fieldKey(entry)} = ${JSON.stringify(entry.value)}`
    const there = live.get(entityKey(entry))
    const isLost = entry.field !== 'exists' && !shown.has(entityKey(entry)) && there === undefined
    const isLive = entry.kind === 'instance' && entry.field === 'status' && there !== undefined
    return [
      ...(isLost ? [`${key} is of nothing that is live or in the draft`] : []),
      ...(isLive ? [`${key} is a status of a live unit, which is never in a draft`] : []),
    ]
  })
}

/** The prices of the units that visitors can see, by number, as `live` has them. */
export function pricesOf(live: Snapshot): ReadonlyMap<string, Json> {
  const units = [...live.values()].filter(({ kind }) => kind === 'instance')
  return new Map(units.map(({ fields }) => [String(fields.number), fields.price ?? null]))
}
