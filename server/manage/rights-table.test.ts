import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNERS_SETTINGS } from '#domain/account/owned-fields.ts'
import { DUTIES, ROLES, type Role } from '#domain/account/role.ts'
import { ANY_DATABASE } from '#server/db/databases.fixture.ts'
import { DROPPED_JOBS } from '#server/jobs/no-jobs.fixture.ts'
import { type Caller, startManage, TEST_NOW, type TestManage } from './manage.fixture.ts'

// Who may do what does not depend on the database.
const { start } = ANY_DATABASE

/** What a caller may see: all of the company, the project itself, another project, or another company. */
const REACHES = ['whole', 'own', 'other', 'company'] as const
type Reach = (typeof REACHES)[number]

/** An act with the roles that may do it to the project `harbour`. */
interface Act {
  readonly roles: readonly Role[]
  readonly run: (caller: Caller) => Promise<Awaited<ReturnType<Caller>>>
}

const VALUES = {
  analytics: { metrika_id: '7', gtm_id: null, rpt: null },
  embed_domains: ['homes.example'],
  privacy: [{ domain: null, url: 'https://homes.example/privacy' }],
  retention_months: 6,
  sales: { email: 'a@b.example', lang: 'en' },
} as const

describe('settings, plans and previews', () => {
  let manage: TestManage
  beforeAll(async () => {
    manage = await startManage(start, { jobs: DROPPED_JOBS })
  }, 60_000)
  afterAll(() => manage.stop())

  const at = new Date(TEST_NOW.getTime() + 3_600_000).toISOString()
  const home = () => `/projects/${manage.sample.projects.harbour}`
  const page = () => `/catalogues/${manage.sample.catalogues.harbour}`
  const idOf = async (url: string, body: object): Promise<number> =>
    (await manage.owner('POST', url, body)).json().data.id
  const newPreview = () => idOf('/previews', { catalogue_id: manage.sample.catalogues.harbour, days: 2 })
  /** A change of the draft that is based on the live value. */
  const changeOf = async (kind: string, id: string, field: string, value: unknown) => {
    const { data } = (await manage.owner('GET', `${home()}/entities?kinds=${kind}`)).json()
    const entity = data.find((each: { id: string }) => each.id === id)
    return { kind, id, field, value, base: entity?.fields[field] ?? null }
  }
  const emptyDraft = () => manage.owner('DELETE', `${home()}/draft/entries`, { entries: 'all' })
  /** Puts one change into an empty draft. */
  const draftOne = async (change: object) => {
    await emptyDraft()
    const answer = await manage.owner('PATCH', `${home()}/draft`, [change])
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
  const renovation = () => changeOf('instance', 'u101', 'renovation', 1)
  const analytics = (gtm_id: string) => changeOf('catalogue', 'catalogue', 'analytics', { ...VALUES.analytics, gtm_id })
  const plan = async () => {
    await draftOne(await renovation())
    return idOf(`${home()}/publications`, { at })
  }
  const { describe: describing, administer } = DUTIES

  const ACTS: Readonly<Record<string, Act>> = {
    ...Object.fromEntries(
      OWNERS_SETTINGS.map((field): [string, Act] => [
        `set ${field}`,
        { roles: administer, run: (caller) => caller('PATCH', page(), { [field]: VALUES[field] }) },
      ]),
    ),
    'set the look': { roles: describing, run: (caller) => caller('PATCH', page(), { indexable: true }) },
    'draft a look': {
      roles: describing,
      run: async (caller) => {
        await emptyDraft()
        return caller('PATCH', `${home()}/draft`, [await changeOf('catalogue', 'catalogue', 'name', { en: 'Quay' })])
      },
    },
    'draft analytics': {
      roles: administer,
      run: async (caller) => {
        await emptyDraft()
        return caller('PATCH', `${home()}/draft`, [await analytics('GTM-2')])
      },
    },
    'plan a publication': {
      roles: describing,
      run: async (caller) => {
        await draftOne(await renovation())
        return caller('POST', `${home()}/publications`, { at })
      },
    },
    'withdraw a plan': {
      roles: describing,
      run: async (caller) => caller('DELETE', `${home()}/publications/${await plan()}`),
    },
    'make a preview': {
      roles: describing,
      run: (caller) => caller('POST', '/previews', { catalogue_id: manage.sample.catalogues.harbour }),
    },
    'end a preview': {
      roles: describing,
      run: async (caller) => caller('DELETE', `/previews/${await newPreview()}`),
    },
  }

  const callerOf = (kind: 'key' | 'person', role: Role, reach: Reach): Promise<Caller> => {
    const { harbour, hill } = manage.sample.projects
    const projects = reach === 'own' ? [harbour] : reach === 'other' ? [hill] : null
    if (kind === 'key' && reach !== 'company') return manage.callerWith({ name: `${role} ${reach}`, role, projects })
    const company = reach === 'company' ? { accountId: manage.strangerId } : {}
    return manage.personWith({ role, projects, ...company }).then(({ call }) => call)
  }

  it.each(['key', 'person'] as const)(
    'are for the same roles and projects, by %s',
    async (kind) => {
      const wrong: unknown[] = []
      for (const role of ROLES) {
        for (const reach of REACHES) {
          const caller = await callerOf(kind, role, reach)
          for (const [name, { roles, run }] of Object.entries(ACTS)) {
            const isInReach = reach === 'whole' || reach === 'own'
            const { statusCode, body } = await run(caller)
            // What is out of reach may be unknown to a role that may not do it either.
            const refused = !isInReach && statusCode === 404 ? 404 : 403
            const expected = !roles.includes(role) ? refused : isInReach ? 2 : 404
            const outcome = statusCode < 300 ? 2 : statusCode
            if (outcome !== expected) wrong.push([name, role, reach, statusCode, body.slice(0, 200)])
          }
        }
      }
      expect(wrong).toEqual([])
    },
    120_000,
  )

  it('of owners stop the publication of everybody else, and only in reach', async () => {
    await draftOne(await analytics('GTM-1'))
    const wrong: unknown[] = []
    for (const role of ROLES) {
      for (const reach of REACHES) {
        const caller = await callerOf('person', role, reach)
        const answer = await caller('POST', `${home()}/publications/check`, {})
        const isInReach = reach === 'whole' || reach === 'own'
        const mayAsk = DUTIES.describe.some((each) => each === role)
        const expected = !mayAsk ? 403 : !isInReach ? 404 : role === 'owner' ? 'free' : 'owners'
        const codes =
          answer.statusCode === 200 ? answer.json().data.faults.map((each: { code: string }) => each.code) : []
        const outcome = answer.statusCode !== 200 ? answer.statusCode : codes.includes('owners') ? 'owners' : 'free'
        if (outcome !== expected) wrong.push([role, reach, outcome, answer.body.slice(0, 200)])
      }
    }
    expect(wrong).toEqual([])
  })

  it('that somebody made are listed, and go over, only within the reach of others', async () => {
    const maker = await manage.personWith({ role: 'editor' })
    const made = await maker.call('POST', '/previews', { catalogue_id: manage.sample.catalogues.harbour })
    const { id } = made.json().data
    const wrong: unknown[] = []
    for (const role of ROLES) {
      for (const reach of REACHES) {
        const caller = await callerOf('person', role, reach)
        const listed = await caller('GET', '/previews')
        const isShown = listed.statusCode === 200 && listed.json().data.some((each: { id: number }) => each.id === id)
        const mayList = DUTIES.describe.some((each) => each === role)
        if (isShown !== (mayList && (reach === 'whole' || reach === 'own'))) wrong.push(['list', role, reach])
        // Only an owner of all projects covers an editor of all projects. The last of the loop's callers removes the maker.
        if (role === 'owner' && reach === 'whole') continue
        const removed = await caller('DELETE', `/people/${maker.id}?previews=keep`)
        if (removed.statusCode !== 404) wrong.push(['remove', role, reach, removed.statusCode])
      }
    }
    expect(wrong).toEqual([])
    expect((await maker.call('GET', '/previews')).statusCode).toBe(200)
    const owner = await callerOf('person', 'owner', 'whole')
    expect((await owner('DELETE', `/people/${maker.id}?previews=keep`)).statusCode).toBe(204)
    expect((await owner('GET', '/previews')).json().data.map((each: { id: number }) => each.id)).toContain(id)
  })
})
