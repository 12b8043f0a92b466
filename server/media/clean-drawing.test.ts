import { expect, it } from 'vitest'
import { cleanDrawing } from './clean-drawing.ts'
import { prepareDrawing } from './prepare-drawing.ts'

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'

/** A drawing of so many paths, with a script among them. */
function drawingOf(paths: number): string {
  return `${HEAD}<script>alert(1)</script>${'<path d="M0 0h1v1z" onclick="x()"/>'.repeat(paths)}</svg>`
}

it('leaves a large drawing what a small one keeps', async () => {
  const here = await cleanDrawing(drawingOf(10))
  expect(here).toEqual({ svg: `${HEAD}${'<path d="M0 0h1v1z"></path>'.repeat(10)}</svg>` })
  expect(await cleanDrawing(drawingOf(10), { inline: 0 })).toEqual(here)
})

it('answers others while it cleans a large drawing', async () => {
  const cleaned = cleanDrawing(drawingOf(4000)).then(() => 'cleaned')
  // Were it cleaned right here, no turn would come before it is clean.
  const turned = new Promise((resolve) => setImmediate(resolve, 'turned'))
  expect(await Promise.race([cleaned, turned])).toBe('turned')
  expect(await cleaned).toBe('cleaned')
})

it('refuses what is no drawing, however large', async () => {
  expect(await cleanDrawing(`<html>${'x'.repeat(200_000)}</html>`)).toBeNull()
  expect(await cleanDrawing(`<!DOCTYPE svg [<!ENTITY a "b">]>${drawingOf(10)}`, { inline: 0 })).toBeNull()
})

it('gives up on a drawing that takes too much time or memory', async () => {
  expect(await cleanDrawing(drawingOf(1000), { inline: 0, patienceMs: 0 })).toBe('too_complex')
  expect(await cleanDrawing(drawingOf(60_000), { memoryMb: 8 })).toBe('too_complex')
  expect(await prepareDrawing(Buffer.from(drawingOf(1)))).toMatchObject({ width: 9 })
})
