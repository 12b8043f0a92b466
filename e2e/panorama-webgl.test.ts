import { browserOf } from './browser.ts'
import { coneAngle, lookAround, scenes } from './panorama.ts'
import { expect, test } from './test.ts'

// Software rendering: WebGL without a graphics card. It draws a quarter of the pixels, because each takes its time.
test.use({
  launchOptions: browserOf(['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']),
  deviceScaleFactor: 0.5,
})

test('with WebGL a scene surrounds the visitor', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 })
  await page.goto('/en/harbour/panorama')
  await lookAround(page)
  await expect(page.locator('main canvas')).toHaveCount(1)
  // The way to the living room is behind: it is visible after three quarters of a turn to the left.
  await page.getByRole('region', { name: 'Bedroom', exact: true }).focus()
  for (let turn = 0; turn < 8; turn++) {
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => coneAngle(page)).toBeCloseTo((360 - 15 * (turn + 1)) % 360, 0)
  }
  await page.locator('[aria-hidden] button', { hasText: 'Living room' }).click()
  await expect(scenes(page).getByRole('button', { name: 'Living room' })).toHaveAttribute('aria-current', 'true')
  // The visitor walks in the direction of the mark: 124.7 to the left of up.
  await expect.poll(() => coneAngle(page)).toBeCloseTo(235.3, 0)
})
