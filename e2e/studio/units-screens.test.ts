import { FIRST_COLUMNS, UNIT_COLUMNS } from '#domain/unit-table/unit-columns.ts'
import { followDevice, testsInTurn } from '../axe.ts'
import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, type Locator, test } from '../test.ts'
import { priceChange } from './colleague.ts'
import { expectOneMainAct } from './hands.ts'
import { callWithKey } from './signed-in.ts'
import { makeEmptyProject } from './small-project.ts'
import { makeUnitsProject, unitAt } from './units-project.ts'
import { unitsScreen } from './units-screen.ts'

/* Every state of the units screen, checked by axe in light English or in dark Arabic, in turn. */

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN })

const FIRST = unitAt(0)
const ENTITY_CALLS = '**/api/v1/manage/projects/*/entities*'
const DRAFT_CALLS = '**/api/v1/manage/projects/*/draft'
const PHONE_SIZE = { width: 390, height: 844 }
const TABLET_SIZE = { width: 820, height: 1180 }

/** The words in heads of groups that do not end within the table, which a panel beside it narrows. */
function cutHeads(grid: Locator): Promise<readonly string[]> {
  return grid.evaluate((table) => {
    const sight = table.parentElement?.getBoundingClientRect()
    const parts = [...table.querySelectorAll('[data-head] :is(b, bdi)')]
    if (!sight || parts.length === 0) return ['no heads']
    const isCut = (part: Element) => {
      const { left, right, top } = part.getBoundingClientRect()
      const line = part.closest('[data-head]')?.getBoundingClientRect()
      // Words in a further line are not shown at all.
      return (
        line &&
        top < line.bottom &&
        (left < sight.left || right > sight.right || (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0))
      )
    }
    return parts.filter(isCut).map(({ textContent }) => textContent ?? '')
  })
}

for (const lang of ['en', 'ar'] as const) {
  const { test: screenTest, expectNoFaults } = testsInTurn(lang)

  screenTest('the table and its cards', async ({ page, request }) => {
    const { catalogue } = await makeUnitsProject(request)
    const screen = unitsScreen(page, lang)
    const { t } = screen
    await followDevice(page)
    await screen.open(catalogue)
    await expect(screen.grid).toBeVisible()
    await expectNoFaults(page)
    await test.step('the filter of each kind, the columns, and the menu of a view', async () => {
      const popover = '[popover]:popover-open'
      for (const column of ['number', 'price', 'status', 'held', 'tags'] as const) {
        await screen.button('control.filter').click()
        await page.getByRole('menuitem').nth(UNIT_COLUMNS.indexOf(column)).click()
        await expect(screen.button('control.done')).toBeVisible()
        if (column === 'price') await page.getByLabel(t('units.filter.from'), { exact: true }).fill('2O')
        await expectNoFaults(page, popover)
        await page.keyboard.press('Escape')
      }
      await screen.button('units.columns', { count: FIRST_COLUMNS.length }).click()
      await expectNoFaults(page, popover)
      await page.keyboard.press('Escape')
      await screen.button('units.saved.save').click()
      await page.getByLabel(t('common.name'), { exact: true }).fill('Mine')
      await screen.button('common.save').click()
      await screen.button('units.saved.menu', { name: 'Mine' }).click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await expectNoFaults(page, `${popover}, nav`)
      await page.keyboard.press('Escape')
    })
    await test.step('before the units arrive', async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      await page.route(ENTITY_CALLS, (route) => promise.then(() => route.continue()))
      await page.reload()
      await expect(page.locator('main [aria-busy="true"]')).toBeVisible()
      await expectNoFaults(page)
      resolve()
      await expect(screen.grid).toBeVisible()
      await page.unroute(ENTITY_CALLS)
    })
    await test.step('a list, a wrong text, a block to paste', async () => {
      const statuses = await screen.columnOf(t('field.status'))
      await screen.rowOf(FIRST.number).locator(`[aria-colindex="${statuses}"]`).dblclick()
      await expect(page.getByRole('listbox')).toBeVisible()
      await expectNoFaults(page, '[role="listbox"], input')
      await page.keyboard.press('Escape')
      await (await screen.priceCell(FIRST.number)).click()
      await page.keyboard.type('279 5OO')
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('alert')).toBeVisible()
      // Signs stay where they were typed, also from right to left.
      await expect((await screen.priceCell(FIRST.number)).locator('bdi')).toHaveCSS('direction', 'ltr')
      await expectNoFaults(page, '[role="alert"], [role="gridcell"][aria-invalid="true"]')
      await screen.button('units.fault.discard').click()
      await screen.field.evaluate((field) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', '300000\nnonsense\n302000')
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      await expect(page.getByText(t('grid.paste_size', { rows: 3, columns: 1 }))).toBeVisible()
      await expectNoFaults(page)
      await page.keyboard.press('Escape')
    })
    await test.step('the selection and the change of many prices', async () => {
      await page.keyboard.press('Shift+ArrowDown')
      await screen.button('units.change_prices').click()
      await page.getByRole('dialog').getByLabel(t('units.bulk.value.by')).fill('2')
      await page
        .getByRole('dialog')
        .getByText(t('units.bulk.floor', { currency: '€' }))
        .click()
      await expectNoFaults(page, 'dialog')
      await page.setViewportSize(PHONE_SIZE)
      await expectNoFaults(page, 'dialog')
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.keyboard.press('Escape')
    })
  })

  screenTest('the panel, a clash, and the table without a server', async ({ page, request }) => {
    const { catalogue, project } = await makeUnitsProject(request)
    const screen = unitsScreen(page, lang)
    const { t } = screen
    await followDevice(page)
    await screen.open(catalogue)
    await test.step('the panel with a hold, and a clash', async () => {
      await callWithKey(request, 'PATCH', `projects/${project}/draft`, [priceChange(FIRST.id, 240_000, FIRST.price)])
      await expect(await screen.priceCell(FIRST.number)).toContainText('240,000')
      await (await screen.priceCell(FIRST.number)).click()
      await page.keyboard.press(' ')
      await expect(page.getByRole('complementary')).toContainText(t('units.hold.title'))
      await expectNoFaults(page, 'aside')
      await page.setViewportSize(TABLET_SIZE)
      await expect.poll(() => cutHeads(screen.grid)).toEqual([])
      await page.setViewportSize({ width: 1280, height: 720 })
      await screen.button('units.hold.act').click()
      await expect(screen.button('units.hold.release')).toBeVisible()
      await expectNoFaults(page, 'aside')
      await (await screen.priceCell(FIRST.number)).click()
      await page.keyboard.type('250000')
      await callWithKey(request, 'PATCH', `projects/${project}/draft`, [priceChange(FIRST.id, 241_000, 240_000)])
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectOneMainAct(page)
      await expectNoFaults(page, '[role="alertdialog"]')
      await screen.button('common.keep_mine').click()
    })
    await test.step('without a server, and without a unit', async () => {
      await page.route(DRAFT_CALLS, (route) =>
        route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
      )
      await (await screen.priceCell(FIRST.number)).click()
      await page.keyboard.type('251000')
      await page.keyboard.press('Enter')
      await expect(page.getByText(t('units.offline'))).toBeVisible()
      await expectNoFaults(page, '[role="status"]')
      await page.getByRole('searchbox').fill('nothing of this name')
      await expect(page.getByText(t('units.nothing.title'))).toBeVisible()
      await expectNoFaults(page)
    })
  })

  screenTest('the chess, the phone, and a role that only reads', async ({ page, request }) => {
    const { catalogue, project } = await makeUnitsProject(request, { free: 200 })
    const changed = unitAt(1)
    await callWithKey(request, 'PATCH', `projects/${project}/draft`, [priceChange(changed.id, 240_000, changed.price)])
    const screen = unitsScreen(page, lang)
    const { t } = screen
    await followDevice(page)
    await screen.open(catalogue)
    await page.getByText(t('units.mode.chess'), { exact: true }).click()
    await expect(page.locator('[data-unit][data-changed]')).toHaveCount(1)
    const live = t('units.live_value', { value: changed.price.toLocaleString('en') })
    await expect(page.locator(`[data-unit="${changed.id}"]`)).toHaveAccessibleName(new RegExp(live))
    const brushes = page.getByRole('toolbar')
    await brushes.getByRole('button', { name: /Reserved/ }).click()
    await page.locator(`[data-unit="${FIRST.id}"]`).click()
    await expect(page.locator(`[data-unit="${FIRST.id}"]`)).toHaveAccessibleName(/Reserved/)
    await expectNoFaults(page)
    await brushes.getByRole('button', { name: /Available/ }).click()
    await page.locator('[data-unit][data-kind="closed"]').first().click()
    await expect(page.getByRole('dialog', { name: t('units.ask.live.title', { count: 1 }) })).toBeVisible()
    await expectNoFaults(page, 'dialog')
    await page.keyboard.press('Escape')
    await test.step('on a phone', async () => {
      await page.setViewportSize(PHONE_SIZE)
      await expectNoFaults(page)
      await page.getByTitle(t('units.mode.table'), { exact: true }).click()
      await screen.listed(FIRST.number).getByRole('button').click()
      await expect(page.getByLabel(t('field.price'))).toBeVisible()
      await expectNoFaults(page)
      await screen.button('control.next_unit').click()
      await screen.button('units.hold.client').click()
      await expect(page.getByRole('dialog', { name: t('units.hold.title') })).toBeVisible()
      await expectNoFaults(page, 'dialog')
      await page.keyboard.press('Escape')
      await screen.button('control.close').click()
      await expectNoFaults(page)
    })
    await screen.open(catalogue, { role: 'reader' })
    await expectNoFaults(page)
  })

  screenTest('an empty project and the dialogs of buildings', async ({ page, request }) => {
    const { catalogue } = await makeEmptyProject(request)
    const screen = unitsScreen(page, lang)
    const { t } = screen
    await followDevice(page)
    await screen.open(catalogue)
    await expect(screen.button('build.by_hand')).toBeVisible()
    await expectOneMainAct(page)
    await expectNoFaults(page)
    await screen.button('build.by_hand').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('build.per_storey')).fill('2')
    await dialog.getByLabel(t('build.from_storey')).fill('x')
    await expectNoFaults(page, 'dialog')
    await page.setViewportSize(PHONE_SIZE)
    await expectNoFaults(page, 'dialog')
    await page.setViewportSize({ width: 1280, height: 720 })
    await dialog.getByLabel(t('build.from_storey')).fill('1')
    for (const index of [0, 1]) {
      await dialog.getByLabel(t('units.column.rooms')).nth(index).fill('2')
      await dialog.getByLabel(t('field.area_total'), { exact: true }).nth(index).fill('58.4')
    }
    await page.keyboard.press('Enter')
    await expect(screen.grid).toBeVisible()
    await page.getByRole('checkbox', { name: t('grid.check_all') }).click()
    for (const act of [
      t('build.section'),
      t('build.units'),
      t('build.layouts'),
      t('build.move', { count: 18 }),
      t('build.renumber', { count: 18 }),
      t('build.archive_units', { count: 18 }),
    ]) {
      await test.step(act, async () => {
        await screen.button('common.add').click()
        if (act === t('build.section')) await expectNoFaults(page)
        await page.getByRole('menuitem', { name: act, exact: true }).click()
        await expect(dialog).toBeVisible()
        await expectNoFaults(page, 'dialog')
        await page.keyboard.press('Escape')
      })
    }
    await test.step('the structure', async () => {
      await screen.button('common.add').click()
      await page.getByRole('menuitem', { name: t('build.structure'), exact: true }).click()
      await dialog.getByRole('button', { name: t('section.name', { number: 1 }), exact: true }).click()
      await expectNoFaults(page, 'dialog')
      await dialog.getByRole('button', { name: t('build.copy_storey', { number: 9 }) }).click()
      await expectNoFaults(page, 'dialog')
      await page.keyboard.press('Escape')
      await dialog
        .getByRole('button', { name: t('build.edit_named', { name: t('storey.name', { number: 9 }) }) })
        .click()
      await dialog.getByRole('button', { name: t('build.archive'), exact: true }).click()
      await expectNoFaults(page, 'dialog')
    })
  })
}
