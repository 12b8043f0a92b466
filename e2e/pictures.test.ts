import { dirname } from 'node:path/posix'
import { navigateInPage } from './navigate-in-page.ts'
import { innerPoints, type PicturedEstate, pixelsOf, type Region, readEstates, readFrames } from './pictures.ts'
import { expect, type Page, test } from './test.ts'
import { MOVING } from './visitors.ts'

test.use(MOVING)

/*
 * Clicks pictures where the data says a region is: a region at another place fails here.
 */

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const

/** Desktop tests every second frame of a turn, other screens every fourth. */
const STRIDE: Readonly<Record<string, number>> = { desktop: 2, tablet: 4, phone: 4 }

let estates: readonly PicturedEstate[]
test.beforeAll(async ({ request }) => {
  estates = await readEstates(request, 'harbour')
})

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`every storey is where it is visible in the frames of a turn, zoomed or not: ${name}`, async ({
    page,
    request,
  }) => {
    // This many pictures take minutes on a slow machine.
    test.setTimeout(600_000)
    await page.setViewportSize(viewport)
    // A point computed during an animation is wrong after it.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found = { regions: 0, whole: 0, zoomed: 0 }
    for (const estate of estates) {
      const id = estate.facade?.interactive ?? 0
      for (const [index, { id: frame, image, regions }] of (await readFrames(request, 'harbour', id)).entries()) {
        if (index % (STRIDE[name] ?? 1) !== 0) continue
        found.regions += regions.length
        const path = `/en/harbour/interactive/${id}/frame/${frame}`
        if (index === 0) await openPicture(page, path)
        else await navigateInPage(page, path)
        await expect(pictureOf(page)).toHaveAttribute('href', new RegExp(`^${dirname(image.src)}/`))
        found.whole += await checkRegions(page, estate, regions)
        for (let step = 0; step < 2; step++) await zoom(page, '+', 1.5)
        found.zoomed += await checkRegions(page, estate, regions)
        await zoom(page, '0', 1.5 ** -2)
      }
    }
    // Nearly all are clickable; zoomed in, at least a third is still visible.
    expect(found.whole).toBeGreaterThan(found.regions * 0.9)
    expect(found.zoomed).toBeGreaterThan(found.regions * 0.31)
  })
}

test('a side reached by turning fits the screen like one opened directly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(SIZES.desktop)
  const address = (frame: number) => `/en/harbour/interactive/${estates[0]?.facade?.interactive}/frame/${frame}`
  const place = async () => {
    const box = await page.locator('main svg image').last().boundingBox()
    return box && [box.x, box.y, box.width, box.height].map(Math.round)
  }
  await openPicture(page, address(6))
  const opened = await place()
  await openPicture(page, address(0))
  expect(await place()).not.toEqual(opened)
  await page.getByRole('link', { name: '7 of 8' }).click()
  await expect(page).toHaveURL(address(6))
  await expect.poll(place).toEqual(opened)
})

test('Arabic mirrors the controls and not the picture', async ({ page, request }) => {
  await rememberClicks(page)
  const [estate] = estates
  const id = estate?.facade?.interactive ?? 0
  const [frame] = await readFrames(request, 'harbour', id)
  await openPicture(page, `/ar/harbour/interactive/${id}/frame/0`)
  const { clicked, expected } = await clickRegions(page, estate as PicturedEstate, frame?.regions ?? [])
  expect(clicked).toEqual(expected.map((path) => path.replace('/en/', '/ar/')))
  expect(clicked.length).toBeGreaterThan(10)
  const crumbs = await page.locator('main nav').first().boundingBox()
  expect(crumbs?.x).toBeGreaterThan(720)
})

test('a picture zooms in and out by keys, with an animation', async ({ page }) => {
  await openPicture(page, `/en/harbour/interactive/${estates[0]?.facade?.interactive}/frame/0`)
  await zoom(page, '+', 1.5)
  await zoom(page, '-', 1 / 1.5)
})

test('two keys pressed during the animation both count', async ({ page }) => {
  await openPicture(page, `/en/harbour/interactive/${estates[0]?.facade?.interactive}/frame/0`)
  const before = await widthOf(page)
  await stageOf(page).evaluate((stage) => {
    for (const key of ['+', '+']) stage.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expect.poll(() => widthOf(page), { intervals: [50] }).toBeCloseTo(before * 1.5 ** 2, 0)
})

/** Checks where each region leads; zoomed in, some are off the stage and controls cover others. */
async function checkRegions(page: Page, estate: PicturedEstate, regions: readonly Region[]): Promise<number> {
  const pixels = await pixelsOf(page, regions.map(innerPoints))
  const reached = regions.flatMap(({ target }, index) => {
    const [pixel, path] = [pixels[index], planPathOf(estate, target.id)]
    return pixel && path ? [{ pixel, path }] : []
  })
  const paths = await page.evaluate(
    (points) =>
      points.map(([x, y]) => document.elementFromPoint(x, y)?.closest('main svg a')?.getAttribute('href') ?? null),
    reached.map(({ pixel }) => pixel),
  )
  expect(paths, `${estate.name}, ${page.url()}`).toEqual(reached.map(({ path }) => path))
  return reached.length
}

/** Clicks every reachable region. */
async function clickRegions(page: Page, estate: PicturedEstate, regions: readonly Region[]) {
  const pixels = await pixelsOf(page, regions.map(innerPoints))
  const expected: string[] = []
  for (const [index, { target }] of regions.entries()) {
    const [pixel, path] = [pixels[index], planPathOf(estate, target.id)]
    if (!pixel || !path) continue
    await page.mouse.click(...pixel)
    expected.push(path)
  }
  const clicked: string[] = await page.evaluate(() => Reflect.get(window, 'clicked').splice(0))
  return { clicked, expected }
}

function planPathOf({ storeys }: PicturedEstate, storeyId: number): string | null {
  const plan = storeys.get(storeyId)?.plan
  return plan ? `/en/harbour/interactive/${plan.interactive}/frame/${plan.frame}/${storeyId}` : null
}

async function openPicture(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await pictureOf(page).waitFor()
  // The picture's tools load after it; an earlier click would hit the still picture.
  await stageOf(page).waitFor()
}

function pictureOf(page: Page) {
  return page.locator('main svg image').last()
}

function stageOf(page: Page) {
  return page.locator('main section[tabindex="0"]')
}

/** Presses a key and waits until the picture is larger by this factor. */
async function zoom(page: Page, key: string, factor: number): Promise<void> {
  const before = await widthOf(page)
  await stageOf(page).press(key)
  await expect.poll(() => widthOf(page), { intervals: [50] }).toBeCloseTo(before * factor, 0)
}

async function widthOf(page: Page): Promise<number> {
  return (await pictureOf(page).boundingBox())?.width ?? 0
}

/** Records clicks without following them, so that no pages have to load. */
async function rememberClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const clicked: string[] = []
    Object.assign(window, { clicked })
    addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest('main svg a')
        if (!link) return
        clicked.push(new URL((link as SVGAElement).href.baseVal, location.href).pathname)
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      { capture: true },
    )
  })
}
