import { BLOCKED, CONFLICT, OFFLINE } from '../errors.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { type APIRequestContext, expect, test } from '../test.ts'
import { priceChange, signInColleague } from './colleague.ts'
import { PHONE, pressOn, tabTo } from './hands.ts'
import { callWithKey } from './signed-in.ts'
import { makeUnitsProject, unitAt } from './units-project.ts'
import { draftPrices, unitOf, unitsScreen } from './units-screen.ts'

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN, locale: 'en-GB' })

const [FIRST, SECOND] = [unitAt(0), unitAt(1)]
const DRAFT_CALLS = '**/api/v1/manage/projects/*/draft'

const draftIs = (request: APIRequestContext, project: number, prices: Readonly<Record<string, number>>) =>
  expect.poll(() => draftPrices(request, project)).toEqual(prices)

test('by keys: two people on one cell, and edits that wait over a reload while the server does not answer', async ({
  page,
  request,
  browser,
  expectErrors,
}) => {
  expectErrors(CONFLICT, BLOCKED)
  const { catalogue, project } = await makeUnitsProject(request)
  const screen = unitsScreen(page)
  const { t } = screen
  const anna = await signInColleague(browser, 'Anna Wolf')
  await screen.open(catalogue, { name: 'Ben Stone' })
  await test.step('the second person chooses between both values', async () => {
    await screen.toFirstPrice()
    // Anna's change arrives while Ben types.
    await page.keyboard.type('250000')
    await anna.change(project, [priceChange(FIRST.id, 240_000, FIRST.price)])
    await page.keyboard.press('Enter')
    const card = page.getByRole('alertdialog', { name: /Anna Wolf/ })
    for (const value of ['250,000', '240,000', FIRST.price.toLocaleString('en-GB')])
      await expect(card).toContainText(value)
    await expect(card).toContainText(`Price of No. ${FIRST.number}`)
    // The refused value is still offered after a reload.
    await page.reload()
    for (const value of ['250,000', '240,000']) await expect(card).toContainText(value)
    await tabTo(page, screen.field)
    await page.keyboard.press('Escape')
    await pressOn(page, card.getByRole('button', { name: t('common.keep_mine') }))
    await draftIs(request, project, { [FIRST.id]: 250_000 })
    await expect(card).toBeHidden()
  })
  await test.step('an edit without a server waits over a reload and is sent later', async () => {
    await page.route(DRAFT_CALLS, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))
    await screen.toFirstPrice()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('260k')
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('units.bar.waiting', { count: 1 }))).toBeVisible()
    await page.reload()
    await expect(await screen.priceCell(SECOND.number)).toContainText('260,000')
    await expect(page.getByText(t('units.offline'))).toBeVisible()
    await draftIs(request, project, { [FIRST.id]: 250_000 })
    // The page tries again itself, so the button is there only while the server does not answer.
    await tabTo(page, screen.button('control.try_again'))
    await page.unroute(DRAFT_CALLS)
    await page.keyboard.press('Enter')
    await draftIs(request, project, { [FIRST.id]: 250_000, [SECOND.id]: 260_000 })
    await screen.saved()
  })
  await test.step('a status changes live at once, and a change of somebody else arrives', async () => {
    await tabTo(page, screen.field)
    await page.keyboard.press('Control+Home')
    const column = await screen.columnOf(t('field.status'))
    for (let step = 2; step < column; step += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.type('Sold')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await unitOf(request, project, FIRST.id)).status.external_id).toBe('sold')
    await callWithKey(request, 'PATCH', 'instances', [{ external_id: SECOND.id, project, status: 'reserved' }])
    await expect(screen.rowOf(SECOND.number).getByRole('gridcell', { name: 'Reserved' })).toBeVisible()
  })
  await anna.close()
})

test('by mouse, in Arabic: two people on one cell, and edits that wait until the network is back', async ({
  page,
  request,
  browser,
  expectErrors,
}) => {
  expectErrors(CONFLICT, OFFLINE)
  const { catalogue, project } = await makeUnitsProject(request)
  const screen = unitsScreen(page, 'ar')
  const { t } = screen
  const anna = await signInColleague(browser, 'Anna Wolf')
  await screen.open(catalogue)
  await test.step('the second person takes the value of the first', async () => {
    await (await screen.priceCell(FIRST.number)).dblclick()
    await screen.field.fill('250000')
    await anna.change(project, [priceChange(FIRST.id, 240_000, FIRST.price)])
    // A click elsewhere ends editing.
    await (await screen.priceCell(SECOND.number)).click()
    const card = page.getByRole('alertdialog', { name: /Anna Wolf/ })
    await card.getByRole('button', { name: t('units.clash.theirs') }).click()
    await expect(card).toBeHidden()
    await expect(await screen.priceCell(FIRST.number)).toContainText('240,000')
    await draftIs(request, project, { [FIRST.id]: 240_000 })
  })
  await test.step('edits without a network are sent when it is back', async () => {
    await page.context().setOffline(true)
    for (const { number } of [FIRST, SECOND]) {
      await (await screen.priceCell(number)).dblclick()
      await screen.field.fill(number === FIRST.number ? '244k' : '245k')
      await (await screen.priceCell(unitAt(2).number)).click()
    }
    await expect(page.getByText(t('units.bar.waiting', { count: 2 }))).toBeVisible()
    await draftIs(request, project, { [FIRST.id]: 240_000 })
    await page.context().setOffline(false)
    await draftIs(request, project, { [FIRST.id]: 244_000, [SECOND.id]: 245_000 })
    await expect(page.getByText(t('units.offline'))).toBeHidden()
  })
  await test.step('two cells are settled in a list: the first keeps its own value, the second takes the other', async () => {
    await page.context().setOffline(true)
    for (const { number } of [FIRST, SECOND]) {
      await (await screen.priceCell(number)).dblclick()
      await screen.field.fill(number === FIRST.number ? '246k' : '247k')
      await (await screen.priceCell(unitAt(2).number)).click()
    }
    await anna.change(project, [priceChange(FIRST.id, 248_000, 244_000), priceChange(SECOND.id, 249_000, 245_000)])
    await page.context().setOffline(false)
    const both = page.getByRole('button', { name: t('units.clash.list', { count: 2 }) })
    await expect(both).toBeVisible()
    await page.reload()
    await both.click()
    const list = page.getByRole('dialog', { name: t('units.clash.list_title') })
    await list.getByText('249,000').click()
    await list.getByRole('button', { name: t('units.clash.settle', { count: 2 }) }).click()
    await expect(list).toBeHidden()
    await draftIs(request, project, { [FIRST.id]: 246_000, [SECOND.id]: 249_000 })
  })
  await anna.close()
})

test.describe('on a phone, in Arabic', () => {
  test.use(PHONE)

  test('two people on one price, and an edit that waits until the network is back', async ({
    page,
    request,
    browser,
    expectErrors,
  }) => {
    expectErrors(CONFLICT, OFFLINE)
    const { catalogue, project } = await makeUnitsProject(request)
    const screen = unitsScreen(page, 'ar')
    const { t } = screen
    const anna = await signInColleague(browser, 'Anna Wolf')
    await screen.open(catalogue)
    await test.step('the choice comes as a sheet', async () => {
      await screen.listed(FIRST.number).getByRole('button').tap()
      await page.getByRole('textbox', { name: t('field.price') }).fill('250000')
      await anna.change(project, [priceChange(FIRST.id, 240_000, FIRST.price)])
      await screen.button('common.save').tap()
      const card = page.getByRole('alertdialog', { name: /Anna Wolf/ })
      await card.getByRole('button', { name: t('common.keep_mine') }).tap()
      await expect(card).toBeHidden()
      await draftIs(request, project, { [FIRST.id]: 250_000 })
    })
    await test.step('a saved price waits in the browser', async () => {
      await page.context().setOffline(true)
      await page.getByRole('textbox', { name: t('field.price') }).fill('260k')
      await screen.button('common.save').tap()
      await screen.button('control.close').tap()
      await expect(page.getByText(t('units.offline'))).toBeVisible()
      await draftIs(request, project, { [FIRST.id]: 250_000 })
      await page.context().setOffline(false)
      await draftIs(request, project, { [FIRST.id]: 260_000 })
    })
    await anna.close()
  })
})
