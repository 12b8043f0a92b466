import { expect, type Page } from '@playwright/test'
import { axeOf } from './axe.ts'

/** Checks the list, the plan and the keys of the flat: a living room, a kitchen and a bedroom. */
export async function lookAround(page: Page): Promise<void> {
  await expect(scenes(page).getByRole('button')).toHaveText(['Living room', 'Kitchen', 'Bedroom'])
  // The scene of the living room first looks 30 degrees to the right of up.
  await expect.poll(() => coneAngle(page)).toBeCloseTo(30, 0)
  await page.getByRole('region', { name: 'Living room', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => coneAngle(page)).toBeCloseTo(45, 0)
  await scenes(page).getByRole('button', { name: 'Kitchen' }).click()
  await expect.poll(() => coneAngle(page)).toBeCloseTo(300, 0)
  await compassOf(page).getByRole('button', { name: 'Bedroom' }).click()
  await expect.poll(() => coneAngle(page)).toBeCloseTo(0, 0)
  await expect(scenes(page).getByRole('button', { name: 'Bedroom' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'false')
  const { violations } = await (await axeOf(page)).analyze()
  expect(violations).toEqual([])
  await compassOf(page).getByRole('button', { name: 'Hide' }).click()
  await page.getByRole('button', { name: 'Compass' }).click()
  await expect(compassOf(page)).toBeVisible()
}

/** The list of the rooms. */
export function scenes(page: Page) {
  return page.getByRole('navigation', { name: 'Scenes' })
}

/** The plan with the cone of sight. */
function compassOf(page: Page) {
  return page.getByRole('region', { name: 'Compass' })
}

/** The direction of the cone on the plan, in degrees clockwise from up. */
export async function coneAngle(page: Page): Promise<number> {
  const transform = await compassOf(page).locator('path[transform]').getAttribute('transform')
  return Number(/rotate\(([\d.]+)/.exec(transform ?? '')?.[1])
}
