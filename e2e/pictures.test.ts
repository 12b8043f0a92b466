import { expect, type Page, test } from '@playwright/test'
import {
  innerPoints,
  type PicturedEstate,
  type Point,
  pixelsOf,
  type Region,
  readEstates,
  readFrames,
} from './pictures.ts'

/*
 * Pictures are clicked where the data says that something is: a region that lies anywhere else fails here.
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
  test(`every storey in every frame opens that storey, zoomed or not: ${name}`, async ({ page, request }) => {
    // So many clicks take a slow machine minutes.
    test.setTimeout(600_000)
    await page.setViewportSize(viewport)
    await rememberClicks(page)
    const tried = { whole: 0, zoomed: 0 }
    for (const estate of estates) {
      const id = estate.facade?.interactive ?? 0
      for (const { id: frame, regions } of await readFrames(request, 'harbour', id)) {
        await openPicture(page, `/en/harbour/interactive/${id}/frame/${frame}`)
        const whole = await clickRegions(page, estate, regions)
        expect(whole.clicked, `${estate.name}, frame ${frame}`).toEqual(whole.expected)
        await zoomIn(page, 2)
        const zoomed = await clickRegions(page, estate, regions)
        expect(zoomed.clicked, `${estate.name}, frame ${frame}, zoomed`).toEqual(zoomed.expected)
        tried.whole += whole.clicked.length
        tried.zoomed += zoomed.clicked.length
      }
    }
    // Of 254 regions; zoomed in, at least a third is still in sight.
    expect(tried.whole).toBeGreaterThan(230)
    expect(tried.zoomed).toBeGreaterThan(80)
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

/** Clicks every region that can be reached: zoomed in, some lie beside the stage, and chrome covers others. */
async function clickRegions(page: Page, { storeys }: PicturedEstate, regions: readonly Region[]) {
  const points = regions.map(innerPoints)
  // Where there is room beside the picture the card stands there.
  const hasCardOver = page.viewportSize()?.width !== SIZES.desktop.width
  const pixels = await pixelsOf(page, points)
  const expected: string[] = []
  for (const [index, { target }] of regions.entries()) {
    const pixel = pixels[index]
    const plan = storeys.get(target.id)?.plan
    if (!pixel || !plan) continue
    const free = hasCardOver ? await freeUnderCard(page, pixel, points[index] ?? []) : pixel
    if (!free) continue
    await page.mouse.click(...free)
    expected.push(`/en/harbour/interactive/${plan.interactive}/frame/${plan.frame}/${target.id}`)
  }
  const clicked: string[] = await page.evaluate(() => Reflect.get(window, 'clicked').splice(0))
  return { clicked, expected }
}

/** The card of what is pointed at lies over the foot of the picture, perhaps over the very place. */
async function freeUnderCard(page: Page, pixel: Point, points: readonly Point[]): Promise<Point | null> {
  await page.mouse.move(...pixel)
  const [free = null] = await pixelsOf(page, [points])
  return free
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
