import { readFileSync } from 'node:fs'
import path from 'node:path'
import { wallTime } from '#domain/project/zoned-time.ts'
import { SIGNED_OUT } from '../errors.ts'
import { test as base, expect, type Page } from '../test.ts'
import { type CountedHands, countedHands } from './counted-hands.ts'
import { openOffice, ZONE } from './monday-office.ts'
import { unitsScreen } from './units-screen.ts'

/*
 * A Monday of somebody who sells flats, once by keyboard alone and once by mouse alone. What each task takes is written in
 * docs/tried.md, so that nothing gets longer unnoticed.
 */

type Office = Awaited<ReturnType<typeof openOffice>>

const test = base.extend<{ readonly office: Office }>({
  office: [
    async ({ browser, page }, use) => {
      const office = await openOffice(browser)
      await use(office)
      // An open page would report that its server has gone.
      await page.close()
      await office.close()
    },
    // A new database is slow to make where many tests run, and takes no time from the test.
    { timeout: 300_000 },
  ],
})

test.use({ locale: 'en-GB' })

/** The acts of each task as docs/tried.md has them, in this column of its table. */
function documentedActs(column: 1 | 2): Readonly<Record<string, number>> {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/tried.md'), 'utf8')
  const [, table = ''] = page.split('## A Monday in the Studio')
  const rows = table.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [task = '', acts] = [cells[1], cells[column + 1]]
    return /^\d+$/.test(acts ?? '') ? [[task, Number(acts)] as const] : []
  })
  return Object.fromEntries(rows)
}

const inDays = (days: number) => wallTime(ZONE, new Date(Date.now() + days * 86_400_000))

/** Three flats that are sold, and one that is given back: their numbers and ids. */
const SOLD = { '192': '10-3', '194': '10-5', '170': '9-2' }
const BACK = { number: '12', id: '1-12' }
const HELD = { number: '200', id: '10-11' }

/** The controls and messages of a Monday. */
function partsOf(page: Page, office: Office) {
  const screen = unitsScreen(page)
  const { t } = screen
  const panelOf = (number: string) => page.getByRole('complementary', { name: t('common.unit', { number }) })
  const held = panelOf(HELD.number)
  const dialog = page.getByRole('dialog')
  return {
    screen,
    t,
    panelOf,
    held,
    dialog,
    mail: page.getByLabel(t('common.email'), { exact: true }),
    code: page.getByLabel(t('sent.code')),
    question: page.getByRole('dialog', { name: t('units.ask.live.title', { count: 1 }) }),
    card: page.getByRole('alertdialog'),
    until: held.getByLabel(t('units.hold.until')),
    forWhom: held.getByLabel(t('units.hold.for_whom')),
    hold: held.getByRole('button', { name: t('units.hold.act'), exact: true }),
    extend: held.getByRole('button', { name: t('units.hold.extend') }),
    release: held.getByRole('button', { name: t('units.hold.release') }),
    option: dialog.getByRole('option', { selected: true }),
    publish: (count: number) => page.getByRole('button', { name: t('publish.publish', { count }) }),
    tick: page.getByRole('checkbox', { name: 'Publish: No. 210, Price' }),
    restore: page.getByRole('button', { name: /^Restore the version of/ }).first(),
    invite: page.getByRole('main').getByRole('button', { name: t('people.invite') }),
    link: dialog.getByLabel(t('people.link')),
    row: page.getByRole('row', { name: 'Sam Sales' }),
    expectStatus: (id: string, status: string) => expect.poll(() => office.statusOf(id)).toBe(status),
    expectPrice: (id: string, price: number) => expect.poll(() => office.priceOf(id)).toBe(price),
  }
}

async function openMonday(page: Page, office: Office) {
  await page.goto(`${office.origin}/studio`)
  const parts = partsOf(page, office)
  await expect(parts.mail).toBeFocused()
  return parts
}

/** What waits is read, without an act. */
async function lookAtHome(page: Page, { task }: CountedHands): Promise<void> {
  await task('See on Home what waits', async () => {
    await expect(page.getByRole('article').getByText('1 unpublished', { exact: true })).toBeVisible()
  })
}

test('by keyboard alone', async ({ page, office, expectErrors }) => {
  // Nobody is signed in at first and at the end.
  expectErrors(SIGNED_OUT)
  test.slow()
  const parts = await openMonday(page, office)
  const { t, screen, dialog, held } = parts
  const hands = countedHands(page)
  const { press, type, typeTime, reach, task } = hands
  /** Types a command into the palette, reads its line and does it. */
  const command = async (text: string, says: string) => {
    await press('Control+K')
    await type(text)
    await expect(parts.option).toContainText(says)
    await press('Enter')
  }

  await task('Sign in with the figures of a mail', async () => {
    const since = Date.now()
    await type(office.email)
    await press('Enter')
    await expect(parts.code).toBeFocused()
    await type(await office.code(since))
    await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible()
  })
  await lookAtHome(page, hands)
  await task('Open the units', async () => {
    await press('g')
    await press('u')
    await expect(screen.field).toBeFocused()
  })
  await task('Sell three flats', async () => {
    for (const [number, id] of Object.entries(SOLD)) {
      await command(`${number} sold`, t('units.live'))
      await parts.expectStatus(id, 'sold')
    }
  })
  await task('Give one back, which is asked', async () => {
    await command(`${BACK.number} available`, t('units.live'))
    await expect(parts.question).toBeVisible()
    await press('Enter')
    await parts.expectStatus(BACK.id, 'free')
  })
  await task('Change a price', async () => {
    await press('ArrowRight', (await screen.columnOf(t('units.column.price', { currency: '€' }))) - 2)
    // The palette and its question gave the focus back with a caret.
    await type('215k')
    await press('Enter')
    await parts.expectPrice('10-1', 215_000)
  })
  await task('Change a price by 30 %, which is asked', async () => {
    await type('=+30%')
    await press('Enter')
    await expect(parts.card).toBeVisible()
    await press('Enter')
    await parts.expectPrice('10-2', 273_260)
    await expect(screen.field).toBeFocused()
  })
  await task('Raise the prices of the column by 2 %', async () => {
    await press('Control+ArrowUp')
    await press('Control+Shift+ArrowDown')
    await press('Escape')
    await reach(page.getByRole('button', { name: t('units.change_prices') }))
    await press('Enter')
    await expect(page.getByLabel(t('units.bulk.value.by'))).toBeFocused()
    await type('2')
    await press('Enter')
    await parts.expectPrice('10-1', 219_300)
    await expect(screen.field).toBeFocused()
  })
  await task('Hold a flat for somebody until a day', async () => {
    await command(`#${HELD.number}`, `No. ${HELD.number}`)
    // It comes when the number of its page is known, and is a stop of Tab.
    await expect(held.getByRole('link')).toBeVisible()
    await reach(parts.until)
    await typeTime(parts.until, inDays(2))
    await reach(parts.forWhom)
    await type('Mr Karadag')
    await press('Enter')
    await parts.expectStatus(HELD.id, 'reserved')
    await expect(parts.extend).toBeFocused()
  })
  await task('Extend the hold', async () => {
    await press('Enter')
    await typeTime(parts.until, inDays(4))
    await press('Enter')
    await expect(parts.extend).toBeFocused()
  })
  await task('Release it', async () => {
    await reach(parts.release)
    await press('Enter')
    await parts.expectStatus(HELD.id, 'free')
    await expect(parts.hold).toBeVisible()
  })
  await task('Find a flat', async () => {
    await command('120', 'No. 120')
    await expect(parts.panelOf('120')).toBeFocused()
  })
  await task('See the list of changes', async () => {
    await command('publish', t('nav.publish'))
    await expect(parts.publish(198)).toBeEnabled()
  })
  await task('Leave one out', async () => {
    const group = page.getByRole('checkbox', { name: 'Publish: Prices', exact: true })
    await reach(group)
    while (!(await parts.tick.evaluate((tick) => tick === document.activeElement))) await press('ArrowDown')
    await press(' ')
    await expect(parts.publish(197)).toBeEnabled()
  })
  await task('Publish', async () => {
    await press('Control+Enter')
    await expect(page.getByText(t('publish.done', { count: 197 }))).toBeVisible()
  })
  await task('Restore the version before', async () => {
    await reach(parts.restore)
    await press('Enter')
    await expect(dialog).toContainText(t('publish.restore_makes', { count: '' }).trim())
    await press('Enter')
    await expect(page.getByText(/changes are in the draft/)).toBeVisible()
  })
  await task('Undo that', async () => {
    await press('Control+Z')
    await expect(page.getByRole('heading', { name: /^1 change since/ })).toBeVisible()
  })
  await task('Invite a colleague', async () => {
    await press('g')
    await press('e')
    await reach(parts.invite)
    await press('Enter')
    await expect(dialog.getByLabel(t('common.email'), { exact: true })).toBeFocused()
    await type('sam@developer.example')
    await press('Enter')
    await expect(parts.link).toBeVisible()
    await office.enter(await parts.link.inputValue(), 'Sam Sales')
    await press('Escape')
    await expect(parts.invite).toBeFocused()
  })
  await page.reload()
  await expect(parts.row).toBeVisible()
  await task('Remove the colleague, which is asked', async () => {
    await press('g')
    await press('e')
    await reach(parts.row.getByRole('button', { name: t('common.actions', { name: 'Sam Sales' }) }))
    await press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: t('people.remove') })).toBeFocused()
    await press('Enter')
    await reach(dialog.getByRole('button', { name: 'Remove', exact: true }))
    await press('Enter')
    await expect(parts.row).toHaveCount(0)
  })
  await task('Sign out', async () => {
    await command('sign out', t('account.sign_out'))
    await expect(parts.mail).toBeFocused()
  })
  expect(hands.counts).toEqual(documentedActs(1))
})

test('by mouse alone', async ({ page, office, expectErrors }) => {
  // Nobody is signed in at first and at the end.
  expectErrors(SIGNED_OUT)
  test.slow()
  const parts = await openMonday(page, office)
  const { t, screen, dialog } = parts
  const hands = countedHands(page)
  const { click, type, typeTime, task } = hands
  const unit = (id: string) => page.locator(`[data-unit="${id}"]`)
  const brush = (name: RegExp) => page.getByRole('toolbar').getByRole('button', { name })
  const mode = (key: 'units.mode.chess' | 'units.mode.table') => page.getByText(t(key), { exact: true })
  const asked = (name: string) => dialog.getByRole('button', { name, exact: true })

  await task('Sign in with the figures of a mail', async () => {
    const since = Date.now()
    await type(office.email)
    await click(page.getByRole('button', { name: t('sign_in.send') }))
    await expect(parts.code).toBeFocused()
    await type(await office.code(since))
    await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible()
  })
  await lookAtHome(page, hands)
  await task('Open the units', async () => {
    await click(page.getByRole('link', { name: 'Open: Tall house' }))
    await expect(screen.rowOf('190')).toBeVisible()
  })
  await task('Sell three flats', async () => {
    await click(mode('units.mode.chess'))
    await click(brush(/Sold/))
    for (const id of Object.values(SOLD)) {
      await click(unit(id))
      await parts.expectStatus(id, 'sold')
    }
  })
  await task('Give one back, which is asked', async () => {
    await click(brush(/Available/))
    await click(unit(BACK.id))
    await click(asked(t('units.ask.live.act', { count: 1 })))
    await parts.expectStatus(BACK.id, 'free')
  })
  await task('Change a price', async () => {
    await click(mode('units.mode.table'))
    await click(await screen.priceCell('190'))
    await type('215k')
    await click(await screen.priceCell('191'))
    await parts.expectPrice('10-1', 215_000)
  })
  await task('Change a price by 30 %, which is asked', async () => {
    await type('=+30%')
    await click(await screen.priceCell('193'))
    await click(parts.card.getByRole('button').first())
    await parts.expectPrice('10-2', 273_260)
  })
  await task('Raise the prices of the column by 2 %', async () => {
    await click(page.getByRole('checkbox', { name: t('grid.check_all') }))
    await click(page.getByRole('button', { name: t('units.change_prices') }))
    await expect(page.getByLabel(t('units.bulk.value.by'))).toBeFocused()
    await type('2')
    await click(dialog.getByRole('button', { name: t('units.bulk.change', { count: 198 }) }))
    await parts.expectPrice('10-1', 219_300)
  })
  await task('Hold a flat for somebody until a day', async () => {
    await click(screen.rowOf(HELD.number).getByRole('rowheader'))
    await click(parts.until)
    await typeTime(parts.until, inDays(2))
    await click(parts.forWhom)
    await type('Mr Karadag')
    await click(parts.hold)
    await parts.expectStatus(HELD.id, 'reserved')
  })
  await task('Extend the hold', async () => {
    await click(parts.extend)
    await typeTime(parts.until, inDays(4))
    await click(parts.extend)
    await expect(parts.until).toBeHidden()
  })
  await task('Release it', async () => {
    await click(parts.release)
    await parts.expectStatus(HELD.id, 'free')
  })
  await task('Find a flat', async () => {
    await click(page.getByRole('button', { name: t('palette.open') }))
    await type('120')
    await click(page.getByRole('option', { name: 'No. 120' }).first())
    await expect(parts.panelOf('120')).toBeVisible()
  })
  await task('See the list of changes', async () => {
    await click(page.getByRole('banner').getByRole('link', { name: '198 unpublished changes' }))
    await expect(parts.publish(198)).toBeEnabled()
  })
  await task('Leave one out', async () => {
    await click(parts.tick)
    await expect(parts.publish(197)).toBeEnabled()
  })
  await task('Publish', async () => {
    await click(parts.publish(197))
    await expect(page.getByText(t('publish.done', { count: 197 }))).toBeVisible()
  })
  await task('Restore the version before', async () => {
    await click(parts.restore)
    await click(asked(t('publish.restore')))
    await expect(page.getByText(/changes are in the draft/)).toBeVisible()
  })
  await task('Undo that', async () => {
    await click(page.getByRole('status').getByRole('button', { name: t('publish.undo'), exact: true }))
    await expect(page.getByRole('heading', { name: /^1 change since/ })).toBeVisible()
  })
  await task('Invite a colleague', async () => {
    await click(
      page
        .getByRole('navigation')
        .first()
        .getByRole('link', { name: t('nav.people') }),
    )
    await click(parts.invite)
    await expect(dialog.getByLabel(t('common.email'), { exact: true })).toBeFocused()
    await type('sam@developer.example')
    await click(asked(t('people.send')))
    await expect(parts.link).toBeVisible()
    await office.enter(await parts.link.inputValue(), 'Sam Sales')
    await click(asked(t('control.done')))
  })
  await page.reload()
  await expect(parts.row).toBeVisible()
  await task('Remove the colleague, which is asked', async () => {
    await click(
      page
        .getByRole('navigation')
        .first()
        .getByRole('link', { name: t('nav.people') }),
    )
    await click(parts.row.getByRole('button', { name: t('common.actions', { name: 'Sam Sales' }) }))
    await click(page.getByRole('menuitem', { name: t('people.remove') }))
    await click(asked(t('people.remove')))
    await expect(parts.row).toHaveCount(0)
  })
  await task('Sign out', async () => {
    await click(
      page
        .getByRole('navigation')
        .first()
        .getByRole('link', { name: /Helen Marsh/ }),
    )
    await click(page.getByRole('main').getByRole('button', { name: t('account.sign_out') }))
    await expect(parts.mail).toBeFocused()
  })
  expect(hands.counts).toEqual(documentedActs(2))
})
