import { expect, it } from 'vitest'
import { cleanDrawing } from './clean-drawing.ts'
import { prepareDrawing } from './prepare-drawing.ts'

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'

/** A drawing with `paths` paths and a script. */
function drawingOf(paths: number): string {
  return `${HEAD}<script>alert(1)</script>${'<path d="M0 0h1v1z" onclick="x()"/>'.repeat(paths)}</svg>`
}

it('cleans a large drawing the same way as a small one', async () => {
  const here = await cleanDrawing(drawingOf(10))
  expect(here).toEqual({ svg: `${HEAD}${'<path d="M0 0h1v1z"></path>'.repeat(10)}</svg>` })
  expect(await cleanDrawing(drawingOf(10), { inline: 0 })).toEqual(here)
})

it('does not block while it cleans a large drawing', async () => {
  const cleaned = cleanDrawing(drawingOf(4000)).then(() => 'cleaned')
  // If it were cleaned in this thread, the event loop would not run before it ends.
  const turned = new Promise((resolve) => setImmediate(resolve, 'turned'))
  expect(await Promise.race([cleaned, turned])).toBe('turned')
  expect(await cleaned).toBe('cleaned')
})

it('refuses what is not a drawing, however large', async () => {
  expect(await cleanDrawing(`<html>${'x'.repeat(200_000)}</html>`)).toBeNull()
  expect(await cleanDrawing(`<!DOCTYPE svg [<!ENTITY a "b">]>${drawingOf(10)}`, { inline: 0 })).toBeNull()
})

it('gives up on a drawing that takes too much time or memory', async () => {
  expect(await cleanDrawing(drawingOf(1000), { inline: 0, timeoutMs: 0 })).toBe('too_complex')
  expect(await cleanDrawing(drawingOf(60_000), { memoryMb: 8 })).toBe('too_complex')
  expect(await prepareDrawing(Buffer.from(drawingOf(1)))).toMatchObject({ width: 9 })
})
