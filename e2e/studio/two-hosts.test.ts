import { randomUUID } from 'node:crypto'
import { runAsOperator } from '../../scripts/server-calls.ts'
import { BLOCKED, NOT_FOUND, REFUSED, SIGNED_OUT } from '../errors.ts'
import { LOCALHOST_ORIGIN, MANAGE_KEY, ORIGIN } from '../origins.ts'
import { type BrowserContext, expect, type Page, test } from '../test.ts'
import { type Attack, attackOf, attackWithoutPolicy, OWN_SCRIPT, STOLEN_TAG_MANAGER, stealAnalytics } from './attack.ts'
import { serveOlderBuild } from './older-build.ts'
import { type callByKey, openSession } from './own-session.ts'
import { addAuthenticator } from './people.ts'
import { smallProjectFile } from './small-project.ts'
import { createTwoHostServer, type TwoHostServer } from './two-host-server.ts'

// Whatever script a catalogue runs, it never gets further than a visitor: no session, no page of the Studio, no kept work.

type Call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, data?: object) => ReturnType<typeof callByKey>

/** A catalogue of a test, with its project. */
async function makeCatalogue(call: Call) {
  const token = `small-${randomUUID().slice(0, 8)}`
  await call('POST', 'imports', smallProjectFile(token, true))
  const all: readonly { readonly token: string; readonly id: number; readonly project_id: number }[] = await call(
    'GET',
    'catalogues',
  )
  const made = all.find((each) => each.token === token)
  if (!made) throw new Error(`no catalogue ${token}`)
  return { token, id: made.id, project: made.project_id }
}

/** Calls the management API with a key. */
function callerOf(context: BrowserContext, origin: string, key: string): Call {
  return async (method, path, data) => {
    const headers = { authorization: `Bearer ${key}` }
    const answer = await context.request.fetch(`${origin}/api/v1/manage/${path}`, {
      method,
      headers,
      ...(data && { data }),
    })
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
    return (await answer.json()).data
  }
}

/** Sets the analytics of a catalogue with the key of somebody, or with that of an owner if the role may not. */
async function plant(context: BrowserContext, origin: string, catalogue: number, keys: readonly string[], ids: object) {
  const statuses: number[] = []
  for (const key of keys) {
    const answer = await context.request.patch(`${origin}/api/v1/manage/catalogues/${catalogue}`, {
      headers: { authorization: `Bearer ${key}` },
      data: { analytics: ids },
    })
    statuses.push(answer.status())
  }
  expect(statuses.at(-1)).toBe(200)
}

/** Signs a new person in, on a page of the Studio: the tests themselves know no names below `localhost`. */
async function signInAt(page: Page, studio: string, call: Call, role = 'owner'): Promise<void> {
  const email = `person-${randomUUID().slice(0, 8)}@developer.example`
  const { link } = await call('POST', 'people/invitations', { email, role, lang: 'en' })
  expect(link).toMatch(new RegExp(`^${studio}/studio/invitation#token=`))
  await page.goto(`${studio}/studio/sign-in`)
  const status = await page.evaluate(async (token) => {
    const answer = await fetch('/api/v1/manage/sign-in/invitation', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, name: 'Helen Marsh', lang: 'en' }),
    })
    return answer.status
  }, String(link).split('#token=')[1])
  expect(status).toBe(200)
}

/** What the policy of a page blocks from now on: a page that was told to start nothing tries nothing. */
function blockedOn(page: Page): readonly string[] {
  const blocked: string[] = []
  const analytics = /rpt\.example|googletagmanager/
  page.on('console', (message) => {
    const text = message.text()
    if (/content security policy/i.test(text) || analytics.test(text)) blocked.push(text)
  })
  page.on('request', (request) => analytics.test(request.url()) && blocked.push(request.url()))
  return blocked
}

/** The account and the id of the person who is signed in on a page of the Studio. */
const whoIs = (page: Page) =>
  page.evaluate(async () => {
    const { data } = await (await fetch('/api/v1/manage/me')).json()
    return [data.account.id, data.id] as const
  })

/** Makes a key with the session of a page, as the attack tries to. The control: it works, so that the session is a prize. */
const makeKeyAs = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/v1/manage/keys', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'own', role: 'owner' }),
    })
    return answer.status
  })

const stolenKeys = async (call: Call) =>
  (await call('GET', 'keys')).filter(({ name }: { readonly name: string }) => name === 'stolen')

function expectNothingReached(attack: Attack): void {
  expect(attack).not.toBeNull()
  const { window: opened, frame, storage, ...tried } = attack ?? {}
  // It ran to its end, and filled what belongs to its own host.
  expect(storage).toBe('planted')
  expect(frame).not.toBe('read')
  expect(['apart', 'not opened', 'failed SecurityError']).toContain(opened)
  expect(tried['own read']).toMatch(/^401|^failed/)
  expect(tried['own key json']).toMatch(/401$|^failed/)
  // Elsewhere there is no Studio; from the address of visitors a redirect leads to it, which no script can read.
  expect(tried['own page']).toMatch(/^false|^failed/)
  for (const name of ['studio read', 'studio key json', 'studio worker', 'studio page']) {
    expect([name, tried[name]]).toEqual([name, expect.stringMatching(/^failed/)])
  }
  expect([tried['own events'], tried['studio events']]).toEqual(['closed', 'closed'])
}

/** After all attacks the Studio shows the draft as it was: nothing that was planted was sent. */
async function expectUntouched(
  page: Page,
  studio: string,
  call: Call,
  { id, project }: { id: number; project: number },
) {
  await page.goto(`${studio}/studio/c/${id}/units`)
  await expect(page.getByRole('grid')).toContainText('101,000')
  expect(await call('GET', `projects/${project}/draft`)).toEqual([])
  expect(await stolenKeys(call)).toEqual([])
}

test.describe('a trial, whose Studio is at localhost and whose catalogue is at 127.0.0.1', () => {
  test('a stolen tag manager runs, and reaches neither a session nor the Studio', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(SIGNED_OUT, BLOCKED, /Content Security Policy|CORS policy/)
    const call = callerOf(context, LOCALHOST_ORIGIN, MANAGE_KEY)
    const made = await makeCatalogue(call)
    await plant(context, LOCALHOST_ORIGIN, made.id, [MANAGE_KEY], STOLEN_TAG_MANAGER)
    await openSession(context, { origin: LOCALHOST_ORIGIN, name: 'Helen Marsh' })
    await page.goto(`${LOCALHOST_ORIGIN}/studio`)
    const [account, person] = await whoIs(page)
    const target = { studio: LOCALHOST_ORIGIN, queue: [account, person, made.project] }
    const stolen = await stealAnalytics(context, target)

    await page.goto(`${ORIGIN}/en/${made.token}`)
    expectNothingReached(await attackOf(page))
    expectNothingReached(await attackWithoutPolicy(page, ORIGIN, target))
    expect(stolen.loads()).toBe(1)

    // At the name of the Studio the catalogue opens without it, and complains of nothing.
    const blocked = blockedOn(page)
    await page.goto(`${LOCALHOST_ORIGIN}/en/${made.token}`)
    await expect(page.getByRole('banner')).toBeVisible()
    expect([stolen.loads(), blocked]).toEqual([1, []])
    await expectUntouched(page, LOCALHOST_ORIGIN, call, made)
  })

  test('the catalogue leads to the Studio, with the token of a link', async ({ page, expectErrors }) => {
    expectErrors(REFUSED)
    await page.goto(`${ORIGIN}/studio/invitation?x=1#token=${'x'.repeat(43)}`)
    await expect(page).toHaveURL(`${LOCALHOST_ORIGIN}/studio/invitation?x=1`)
    await expect(page.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible()
  })
})

test.describe('a server with names of its own', () => {
  // One server, which gets a host for its Studio half way, as after an upgrade.
  test.describe.configure({ mode: 'serial' })

  let server: TwoHostServer
  test.beforeAll(async () => {
    server = await createTwoHostServer()
    await server.start('one')
  })
  test.afterAll(() => server.stop())

  test('without STUDIO_URL no script of others starts where people sign in, but on a domain of its own it does', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(SIGNED_OUT, NOT_FOUND, BLOCKED, /Content Security Policy|CORS policy/)
    const { visitors, domain } = server
    const call = callerOf(context, server.local(), MANAGE_KEY)
    const made = await makeCatalogue(call)
    await call('PATCH', `catalogues/${made.id}`, { privacy: [{ domain, url: 'https://homes.example/privacy' }] })
    await signInAt(page, visitors, call)
    const [account, person] = await whoIs(page)
    const target = { studio: visitors, queue: [account, person, made.project] }
    const stolen = await stealAnalytics(context, target)
    const blocked = blockedOn(page)
    for (const ids of [STOLEN_TAG_MANAGER, OWN_SCRIPT]) {
      await plant(context, server.local(), made.id, [MANAGE_KEY], ids)
      await page.goto(`${visitors}/en/${made.token}`)
      await expect(page.getByRole('banner')).toBeVisible()
      await page.getByRole('link', { name: 'Units', exact: true }).first().click()
      await expect(page.getByRole('search').getByRole('status')).toHaveText('8 of 8 homes available')
      expect([stolen.loads(), await page.evaluate(() => 'attacked' in window)]).toEqual([0, false])
    }
    expect(blocked).toEqual([])
    const { analytics_hosts } = (await call('GET', 'catalogues')).find(
      ({ id }: { readonly id: number }) => id === made.id,
    )
    expect(analytics_hosts).toEqual([domain])

    const own = visitors.replace(/\/\/[^:]+/, `//${domain}`)
    await page.goto(`${own}/en/${made.token}`)
    expectNothingReached(await attackOf(page))
    expectNothingReached(await attackWithoutPolicy(page, own, target))
    expect(stolen.loads()).toBe(1)
    await expectUntouched(page, visitors, call, made)
    // What the attack tried is worth something: a page of the Studio can do it.
    expect(await makeKeyAs(page)).toBe(201)
  })

  test('with STUDIO_URL nobody takes over a company: not an editor, a narrowed one, or one of another company', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(SIGNED_OUT, NOT_FOUND, BLOCKED, REFUSED, /Content Security Policy|CORS policy/)
    const atDomain = server.visitors.replace(/\/\/[^:]+/, `//${server.domain}`)
    expect(await server.refusal(atDomain)).toMatch(
      /^Setting STUDIO_URL is wrong: lake\.localhost is a domain of the catalogue \/small-\w+\. [^\n]+$/m,
    )
    await server.start('two')
    const { visitors, studio, places } = server
    const local = server.local()
    const call = callerOf(context, local, MANAGE_KEY)
    const first = await makeCatalogue(call)
    const keyOf = async (draft: object) => (await call('POST', 'keys', { name: 'k', role: 'editor', ...draft })).key
    const editor = await keyOf({})
    const narrowed = await keyOf({ projects: [first.project] })
    const account = await runAsOperator(places, 'accountCreate', { name: 'Another company' }, () => {})
    if ('refused' in account) throw new Error(account.reason)
    const ownerDraft = {
      account: 'Another company',
      name: 'k',
      role: 'owner',
      projects: null,
      expires_at: null,
    } as const
    const owner = await runAsOperator(places, 'keyCreate', ownerDraft, () => {})
    if ('refused' in owner) throw new Error(owner.reason)
    const theirCall = callerOf(context, local, owner.key)
    const theirEditor = (await theirCall('POST', 'keys', { name: 'k', role: 'editor' })).key
    const second = await makeCatalogue(theirCall)

    await signInAt(page, studio, call)
    const [own, person] = await whoIs(page)
    const target = { studio, queue: [own, person, first.project] }
    const stolen = await stealAnalytics(context, target)
    // An owner's key comes last: the host protects even from what an owner enters.
    for (const [catalogue, keys] of [
      [first, [editor, MANAGE_KEY]],
      [first, [narrowed, MANAGE_KEY]],
      [second, [theirEditor, owner.key]],
    ] as const) {
      const loads = stolen.loads()
      await plant(context, local, catalogue.id, keys, OWN_SCRIPT)
      await page.goto(`${visitors}/en/${catalogue.token}`)
      expectNothingReached(await attackOf(page))
      expect(stolen.loads()).toBe(loads + 1)
    }
    expectNothingReached(await attackWithoutPolicy(page, visitors, target))
    expect(await stolenKeys(theirCall)).toEqual([])
    await expectUntouched(page, studio, call, first)
    expect(await makeKeyAs(page)).toBe(201)
  })

  test('no page of the catalogue frames the Studio, opens a window into it or posts a form to it', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(SIGNED_OUT, NOT_FOUND, BLOCKED, REFUSED, /Content Security Policy|CORS policy/)
    const { visitors, studio } = server
    const call = callerOf(context, server.local(), MANAGE_KEY)
    const { token } = await makeCatalogue(call)
    await signInAt(page, studio, call)
    // The frame and the form of a page that has no policy arrive at the server.
    const asked: (readonly [string, number])[] = []
    page.on('response', (answer) => {
      const { pathname, origin } = new URL(answer.url())
      if (origin === studio && pathname.startsWith('/api/v1/manage/keys')) asked.push([pathname, answer.status()])
    })
    const attack = await attackWithoutPolicy(page, visitors, { studio, queue: [1, 1, 1] })
    expectNothingReached(attack)
    expect(attack).toMatchObject({ form: 'sent', window: 'apart', frame: 'apart' })
    expect(new Set(asked.map(([, status]) => status))).toEqual(new Set([403]))
    // A view of the Studio's own host is for its own pages alone.
    await page.evaluate((src) => {
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.append(frame)
    }, `${studio}/en/${token}~live`)
    await expect(page.frameLocator('iframe').last().getByRole('banner')).toBeHidden()
    expect(await stolenKeys(call)).toEqual([])
  })

  test('people join by a link of the old address, with a passkey, and come back with it', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(SIGNED_OUT, NOT_FOUND, BLOCKED, REFUSED, /Content Security Policy|CORS policy/)
    const { visitors, studio } = server
    const call = callerOf(context, server.local(), MANAGE_KEY)
    const email = `person-${randomUUID().slice(0, 8)}@developer.example`
    const { link } = await call('POST', 'people/invitations', { email, role: 'owner', lang: 'en' })
    await addAuthenticator(page)
    await page.goto(String(link).replace(studio, visitors))
    await expect(page).toHaveURL(`${studio}/studio/invitation`)
    await page.getByLabel('Your name').fill('Olga Owner')
    await page.getByRole('button', { name: 'Create a passkey and sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible()
    await page.goto(`${studio}/studio/account`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'With a passkey' }).click()
    await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible()
  })

  test('people sign in through the identity provider, which leads back to the Studio', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(SIGNED_OUT, NOT_FOUND, BLOCKED, REFUSED, /Content Security Policy|CORS policy/)
    const { studio, provider } = server
    const call = callerOf(context, server.local(), MANAGE_KEY)
    await signInAt(page, studio, call)
    const { data } = await page.evaluate(async () => (await fetch('/api/v1/manage/me')).json())
    await page.goto(`${studio}/studio/account`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    provider.become({ subject: `subject-${data.id}`, email: data.email, email_verified: true })
    await page.getByRole('link', { name: 'Example Login' }).click()
    await expect(page).toHaveURL(new RegExp(`^${studio}/studio`))
    await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible()
  })

  test('live and draft are side by side, and events, downloads and notices of a new release arrive', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(SIGNED_OUT, NOT_FOUND, BLOCKED, REFUSED, /Content Security Policy|CORS policy/)
    const { studio, visitors } = server
    const call = callerOf(context, server.local(), MANAGE_KEY)
    const { id, project, token } = await makeCatalogue(call)
    // Nobody may embed the catalogue, but the Studio shows it.
    await call('PATCH', `catalogues/${id}`, { embed_domains: [] })
    const price = { kind: 'instance', id: 'A-1-1', field: 'price', value: 106_789, base: 101_000 }
    await call('PATCH', `projects/${project}/draft`, [price])
    await signInAt(page, studio, call)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${studio}/studio/c/${id}/publish`)
    await expect(page.getByRole('link', { name: 'Open the catalogue' })).toHaveAttribute(
      'href',
      `${visitors}/en/${token}`,
    )
    await page.getByRole('button', { name: 'No. A11', exact: true }).click()
    const sides = [
      ['The live catalogue', '101,000'],
      ['The catalogue with the draft', '106,789'],
    ] as const
    for (const [title, amount] of sides) {
      await expect(page.frameLocator(`iframe[title="${title}"]`).getByText(amount).first()).toBeVisible()
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

    // Somebody else's change arrives while the page is open.
    await page.goto(`${studio}/studio/c/${id}/units`)
    await expect(page.getByRole('grid')).toContainText('106,789')
    await call('PATCH', `projects/${project}/draft`, [{ ...price, value: 107_001, base: 106_789 }])
    await expect(page.getByRole('grid')).toContainText('107,001')

    const files = await page.evaluate(
      async ([projectId, first]) => {
        const ask = async (path: string) => {
          const answer = await fetch(`/api/v1/${path}`)
          return [answer.status, answer.headers.get('content-type')?.split(';')[0]]
        }
        return [
          await ask(`manage/projects/${projectId}/file`),
          await ask(`public/documents/chess.pdf?first_token=${first}`),
        ]
      },
      [project, token] as const,
    )
    expect(files).toEqual([
      [200, 'application/json'],
      [200, 'application/pdf'],
    ])

    await serveOlderBuild(page, [], server.local())
    await page.goto(`${studio}/studio/c/${id}/units`)
    await expect(page.getByRole('status').getByRole('button', { name: 'Reload' })).toBeVisible()
  })
})
