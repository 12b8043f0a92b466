import { followDevice, testsInTurn } from '../axe.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, type Page, test } from '../test.ts'
import { priceChange } from './colleague.ts'
import { expectOneMainAct } from './hands.ts'
import { invite } from './people.ts'
import { callWithKey, signIn } from './signed-in.ts'
import { makeProject } from './small-project.ts'
import { wordsIn } from './words.ts'

/*
 * Every screen, dialog and menu of the Studio, checked by axe in light English or in dark Arabic, in turn, and on the width of a phone.
 * The units screen is in units-screens.test.ts.
 */

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN })

const CALLS = '**/api/v1/manage'

/** Expects that nothing is wider than a phone. */
async function expectToFit(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0)
  const wide = await page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...document.querySelectorAll('main *, dialog *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element.parentElement)
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100))
  })
  expect(wide).toEqual([])
  await page.setViewportSize(before)
}

for (const lang of ['en', 'ar'] as const) {
  const { t } = wordsIn(lang)
  const { test: screenTest, expectNoFaults } = testsInTurn(lang)
  const button = (page: Page, key: Parameters<typeof t>[0]) => page.getByRole('button', { name: t(key), exact: true })

  test.describe(() => {
    test.use({ locale: lang === 'ar' ? 'ar-AE' : 'en-GB' })

    screenTest('signing in', async ({ page, request }) => {
      await followDevice(page)
      await page.goto('/studio')
      await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr')
      await expect(page.getByRole('heading', { name: t('sign_in.title') })).toBeVisible()
      await expectNoFaults(page)
      await expectToFit(page)
      await button(page, 'sign_in.send').click()
      await expect(page.getByText(t('error.email'))).toBeVisible()
      await page.getByRole('textbox').fill('nobody@elsewhere.example')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: t('sent.title') })).toBeVisible()
      await expectNoFaults(page)
      await expectToFit(page)
      await page.goto('/studio/sign-in#token=none')
      await expect(page.getByRole('heading', { name: t('link.gone_title') })).toBeVisible()
      await expectNoFaults(page, 'main')
      await page.goto('/studio/first-start#token=none')
      await expect(page.getByRole('heading', { name: t('link.gone_title') })).toBeVisible()
      await expectNoFaults(page, 'main')
      // This server has an owner, so its answer to a link that works is made up.
      await page.route(`${CALLS}/sign-in/owner/check`, (route) => route.fulfill({ json: { data: { company: '' } } }))
      await page.goto('/studio/first-start?new#token=some')
      await expect(page.getByRole('heading', { name: t('first.title') })).toBeVisible()
      await button(page, 'first.go_in').click()
      await expect(page.getByText(t('error.company'))).toBeVisible()
      await expectNoFaults(page, 'main')
      await expectToFit(page)
      await page.goto('/studio/invitation#token=none')
      await expect(page.getByRole('heading', { name: t('invitation.gone_title') })).toBeVisible()
      await expectNoFaults(page, 'main')
      const { token } = await invite(request, 'reader', lang)
      await page.goto(`/studio/invitation?new#token=${token}`)
      await expect(page.getByRole('heading', { name: t('invitation.title') })).toBeVisible()
      await expectNoFaults(page, 'main')
      await expectToFit(page)
      await page.route(`${CALLS}/me`, (route) => route.abort())
      await page.goto('/studio')
      await expect(page.getByText(t('error.offline'))).toBeVisible()
      await expectNoFaults(page)
    })

    screenTest('home, new project, account, people and the frame', async ({ page }) => {
      // Many screens for one session.
      test.slow()
      await followDevice(page)
      await signIn(page, { role: 'owner', lang })
      await page.goto('/studio')
      await expect(page.getByRole('article').first().getByRole('listitem').first()).toBeVisible()
      await expectOneMainAct(page)
      await expectNoFaults(page)
      await expectToFit(page)
      await openFrame(page)
      await page.route(`${CALLS}/catalogues`, (route) => route.fulfill({ json: { data: [] } }))
      await page.goto('/studio')
      await expect(page.getByRole('heading', { name: t('home.empty.title') })).toBeVisible()
      await expectNoFaults(page)
      await expectToFit(page)
      await page.unroute(`${CALLS}/catalogues`)
      await page.goto('/studio/new')
      await button(page, 'new_project.create').click()
      await expect(page.getByText(t('new_project.error.required')).first()).toBeVisible()
      await expectNoFaults(page)
      await expectToFit(page)
      await page.goto('/studio/account')
      await expect(page.getByRole('heading', { name: t('account.sessions') })).toBeVisible()
      await expectOneMainAct(page)
      await expectNoFaults(page)
      await expectToFit(page)
      await page.goto('/studio/nothing')
      await expect(page.getByRole('main').getByRole('heading').last()).toBeVisible()
      await expectNoFaults(page)
      await page.route('**/studio/assets/people-screen-*.js', (route) => route.abort())
      await page.goto('/studio/people')
      await expect(page.getByRole('main').getByRole('heading', { name: t('broken.title') })).toBeVisible()
      await expectOneMainAct(page)
      await expectNoFaults(page, 'main')
      await page.unroute('**/studio/assets/people-screen-*.js')
      await openPeople(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/studio/more')
      await expect(page.getByRole('main').getByRole('link', { name: t('nav.people') })).toBeVisible()
      await expectNoFaults(page)
    })

    screenTest('publish, its dialogs and the versions', async ({ page, request }) => {
      test.slow()
      const { catalogue, project } = await makeProject(request, { published: true })
      await followDevice(page)
      await signIn(page, { lang })
      await page.goto(`/studio/c/${catalogue}/publish`)
      await expect(page.getByText(t('publish.nothing'), { exact: true })).toBeVisible()
      await expectNoFaults(page)
      await callWithKey(request, 'PATCH', `projects/${project}/draft`, [
        priceChange('A-1-1', 104_000, 101_000),
        priceChange('B-2-2', 205_000, 202_000),
        { kind: 'instance', id: 'A-1-1', field: 'tags', value: ['sea'], base: null },
      ])
      await callWithKey(request, 'PATCH', 'instances', [{ external_id: 'A-1-1', project, price: 101_001 }])
      // What comes while somebody looks is not ticked, and checked only when it is.
      await expect(page.getByText(t('publish.fresh', { who: 'MANAGE_KEY' })).first()).toBeVisible()
      await expectNoFaults(page, 'main')
      await page.reload()
      await expect(page.getByRole('button', { name: t('common.keep_mine') })).toBeVisible()
      await expectNoFaults(page)
      await expectToFit(page)
      await page.getByText(t('publish.later'), { exact: true }).click()
      await expect(page.getByLabel(t('publish.time'))).toBeVisible()
      await expectNoFaults(page, 'main')
      await button(page, 'common.keep_mine').click()
      await openPlanned(page)
      await page.getByText(t('publish.now'), { exact: true }).click()
      await page.getByRole('button', { name: t('publish.publish', { count: 3 }) }).click()
      await expect(page.getByText(t('publish.done', { count: 3 }))).toBeVisible()
      await expectNoFaults(page, 'main')
      await button(page, 'publish.restore')
        .or(page.getByText(t('publish.restore'), { exact: true }))
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoFaults(page, 'dialog')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('publish.restore'), exact: true })
        .click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(button(page, 'publish.undo').last()).toBeVisible()
      await expectNoFaults(page)
    })
  })

  /** A plan, its withdrawal in vain because something stopped it, and a new preview link. */
  async function openPlanned(page: Page): Promise<void> {
    await page.getByRole('button', { name: t('publish.plan', { count: 3 }) }).click()
    await expect(page.getByRole('heading', { name: t('publish.planned') })).toBeVisible()
    await button(page, 'publish.preview_make').click()
    await expect(page.getByRole('textbox', { name: t('publish.preview') })).toBeVisible()
    await expectNoFaults(page, 'main :is(li, input, button)')
    const entry = { kind: 'instance', id: 'A-1-1', field: 'price' }
    const problem = {
      can_publish: false,
      entries: 3,
      faults: [],
      warnings: [],
      conflicts: [{ entry, reason: 'changed', value: 104_000, live: 101_001 }],
    }
    await page.route(`${CALLS}/projects/*/publications`, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      const { data, ...rest } = await response.json()
      const stopped = data.map((each: object) => ({ ...each, state: 'stopped', problem }))
      await route.fulfill({ response, json: { ...rest, data: stopped } })
    })
    await button(page, 'publish.withdraw').click()
    await expect(page.getByText(t('publish.state_stopped'), { exact: true })).toBeVisible()
    await expectNoFaults(page, 'main li')
    await expectToFit(page)
    await page.unroute(`${CALLS}/projects/*/publications`)
  }

  /** The palette, the keys and the menus of the frame, which are the same on every screen. */
  async function openFrame(page: Page): Promise<void> {
    await page.keyboard.press('Control+K')
    const sought = page.getByRole('dialog').getByRole('combobox')
    await sought.fill(t('nav.home').slice(0, 3))
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    await expectNoFaults(page, 'dialog')
    await sought.fill('qqqq')
    await expect(page.getByRole('dialog')).toContainText('qqqq')
    await expectNoFaults(page, 'dialog')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: t('keys.help') })).toBeVisible()
    await expectNoFaults(page, 'dialog')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Shift+O')
    const switcher = page.getByRole('dialog', { name: t('switcher.choose') })
    await expect(switcher.locator('img').first()).toBeVisible()
    await expectNoFaults(page)
    await page.keyboard.press('Escape')
    // The demo has units, and the rail counts them.
    const rail = page.getByRole('navigation', { name: t('nav.studio') }).first()
    await expect(rail.getByRole('link', { name: new RegExp(`^${t('view_menu.premises')}\\s[\\d.,]+$`) })).toBeVisible()
    await searchProjects(page)
  }

  /** From eight projects on the switcher has a search. */
  async function searchProjects(page: Page): Promise<void> {
    await page.route(`${CALLS}/catalogues`, async (route) => {
      const response = await route.fetch()
      const [first] = (await response.json()).data
      const data = Array.from({ length: 8 }, (_, index) => ({
        ...first,
        id: index + 1,
        name: { en: `Tower ${index}` },
      }))
      await route.fulfill({ response, json: { data } })
    })
    await page.goto('/studio')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.keyboard.press('Control+Shift+O')
    const switcher = page.getByRole('dialog', { name: t('switcher.choose') })
    await expect(switcher.getByRole('button', { name: /Tower/ })).toHaveCount(8)
    await expect(switcher.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('tower 5')
    await expect(switcher.getByRole('button', { name: /Tower/ })).toHaveText([/Tower 5/])
    await page.keyboard.press('ArrowDown')
    await expect(switcher.getByRole('button', { name: /Tower/ })).toBeFocused()
    await expectNoFaults(page, '[popover]:popover-open')
    await page.keyboard.press('Escape')
    await page.unroute(`${CALLS}/catalogues`)
  }

  async function openPeople(page: Page): Promise<void> {
    // Few people, whoever else was invited, and one who is not the last owner.
    const colleague = { id: 999_999, name: 'Sam Sales', email: 'sam@developer.example', role: 'sales', projects: null }
    await page.route(`${CALLS}/people`, async (route) => {
      const response = await route.fetch()
      const { data } = await response.json()
      const [own] = data.members.filter(({ name }: { readonly name: string }) => name === 'Helen Marsh')
      await route.fulfill({ response, json: { data: { members: [{ ...own, ...colleague }, own], invitations: [] } } })
    })
    await page.goto('/studio/people')
    const members = page.getByRole('table').first()
    await expect(members).toContainText('Helen Marsh')
    await expect(page.getByRole('row', { name: t('people.may.requests') }).getByRole('cell')).toHaveText([
      ...[t('people.yes'), t('people.no'), t('people.yes'), t('people.no')].map((word) => new RegExp(word)),
    ])
    await expectOneMainAct(page)
    await expectNoFaults(page)
    await expectToFit(page)
    await button(page, 'people.invite').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoFaults(page, 'dialog')
    await page.keyboard.press('Escape')
    await members.getByRole('button').first().click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectNoFaults(page)
    await page.keyboard.press('Escape')
    for (const act of ['people.change_projects', 'people.remove'] as const) {
      await members.getByRole('button', { name: t('common.actions', { name: colleague.name }) }).click()
      await page.getByRole('menuitem', { name: t(act), exact: true }).click()
      await expect(page.getByRole('dialog')).toContainText(colleague.name)
      await expectNoFaults(page, 'dialog')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.route(`${CALLS}/people/invitations`, (route) =>
      route.fulfill({ status: 201, json: { data: { ...colleague, link: `${LOCALHOST_ORIGIN}/studio#token=none` } } }),
    )
    await button(page, 'people.invite').first().click()
    await page.getByRole('dialog').getByRole('textbox').first().fill(colleague.email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: t('people.link_title') })).toBeVisible()
    await expectNoFaults(page, 'dialog')
    await page.keyboard.press('Escape')
  }
}
