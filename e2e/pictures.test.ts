import { expect, type Page, test } from '@playwright/test'
import { innerPoints, type PicturedEstate, pixelsOf, type Region, readEstates, readFrames } from './pictures.ts'

/*
 * Pictures are looked at, and clicked, where the data says that something is: a region that lies anywhere else fails here.
 */

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const

let estates: readonly PicturedEstate[]
test.beforeAll(async ({ request }) => {
  estates = await readEstates(request, 'harbour')
})

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`every storey in every frame lies where it is seen, zoomed or not: ${name}`, async ({ page, request }) => {
    // So many pictures take a slow machine minutes.
    test.setTimeout(600_000)
    await page.setViewportSize(viewport)
    const found = { whole: 0, zoomed: 0 }
    for (const estate of estates) {
      const id = estate.facade?.interactive ?? 0
      for (const { id: frame, regions } of await readFrames(request, 'harbour', id)) {
        await openPicture(page, `/en/harbour/interactive/${id}/frame/${frame}`)
        found.whole += await checkRegions(page, estate, regions)
        await zoomIn(page, 2)
        found.zoomed += await checkRegions(page, estate, regions)
      }
    }
    // Of 254 regions; zoomed in, at least a third is still in sight.
    expect(found.whole).toBeGreaterThan(230)
    expect(found.zoomed).toBeGreaterThan(80)
  })
}

test('Arabic mirrors the chrome and not the picture', async ({ page, request }) => {
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

/** Looks where a pointer on each region would lead; zoomed in, some lie beside the stage, and chrome covers others. */
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

/** Clicks every region that can be reached. */
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
  await page.locator('main svg image').last().waitFor()
  // The tools of the picture come after it; what is clicked before would be what stands there meanwhile.
  await stageOf(page).waitFor()
}

function stageOf(page: Page) {
  return page.locator('main section[tabindex="0"]')
}

async function zoomIn(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const before = await widthAtRest(page)
    await stageOf(page).press('+')
    await expect.poll(() => widthAtRest(page)).toBeCloseTo(before * 1.5, 0)
  }
}

/** How wide the picture is once it no longer glides: a point that is worked out on the way lies elsewhere in the end. */
async function widthAtRest(page: Page): Promise<number> {
  const picture = page.locator('main svg image').last()
  let width = Number.NaN
  await expect
    .poll(async () => {
      const last = width
      width = (await picture.boundingBox())?.width ?? 0
      return width === last
    })
    .toBe(true)
  return width
}

/** Clicks are seen and not followed: so many pages need not be loaded to know where they lead. */
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
