import { LOCALHOST_ORIGIN } from '../origins.ts'
import { expect, test } from '../test.ts'
import { PHONE } from './hands.ts'
import { signIn } from './signed-in.ts'
import { makeUnitsProject } from './units-project.ts'
import { unitsScreen } from './units-screen.ts'

// Sessions need a name that browsers trust as much as https.
test.use({ baseURL: LOCALHOST_ORIGIN })

test('Back closes an open dialog and stays on the screen, and without one leaves it in one step', async ({
  page,
  request,
}) => {
  const { catalogue } = await makeUnitsProject(request)
  const units = `/studio/c/${catalogue}/units`
  await signIn(page, { role: 'owner' })
  await page.goto(`/studio/c/${catalogue}/publish`)
  await page.getByRole('navigation').first().getByRole('link', { name: 'Units' }).click()
  const number = page.getByRole('rowheader', { name: '190', exact: true })
  await expect(number).toBeVisible()
  const dialog = page.getByRole('dialog')
  const openKeys = async () => {
    await page.keyboard.press('?')
    await expect(dialog).toBeVisible()
  }
  const expectUnits = async () => {
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(units)
    await expect(number).toBeVisible()
  }
  await openKeys()
  await page.goBack()
  await expectUnits()
  await openKeys()
  await page.keyboard.press('Escape')
  await expectUnits()
  await openKeys()
  // The dialog is gone after a reload, and Back is as before it.
  await page.reload()
  await expectUnits()
  await page.goBack()
  await expect(page).toHaveURL(/publish$/)
  await page.goForward()
  await expectUnits()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('Back closes the dialog over a unit, then the unit, and the list stays', async ({ page, request }) => {
    const { catalogue } = await makeUnitsProject(request)
    const screen = unitsScreen(page)
    await screen.open(catalogue)
    const address = page.url()
    const unit = page.getByRole('complementary', { name: screen.t('common.unit', { number: '190' }) })
    const dialog = page.getByRole('dialog', { name: screen.t('units.hold.title') })
    for (let turn = 0; turn < 2; turn += 1) {
      await screen.listed('190').getByRole('button').tap()
      await screen.button('units.hold.client').tap()
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(unit).toBeVisible()
      await page.goBack()
      await expect(unit).toHaveCount(0)
      await expect(screen.listed('190')).toBeVisible()
    }
    expect(page.url()).toBe(address)
  })
})
