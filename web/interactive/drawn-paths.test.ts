import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, FREE, RESERVED, SOLD } from '#domain/chess/chess.fixture.ts'
import { drawFacade } from '#domain/picture/drawn-facade.ts'
import { boxesPath, windowLooksOf, windowsPathOf } from './drawn-paths.ts'

const chess = chessOf(
  [anInstance({ id: 1 }), anInstance({ id: 2, status_id: SOLD })],
  [anInstance({ id: 3, status_id: RESERVED }), anInstance({ id: 4 })],
)
const [estate] = chess.estates
if (!estate) throw new Error('no estate')
const facade = drawFacade(estate)
const windows = (path: string) => path.split('M').length - 1

describe('the windows of a facade', () => {
  test('are one path per status', () => {
    const looks = windowLooksOf(facade, null)
    expect(looks.map(({ status, path }) => [status.id, windows(path)])).toEqual([
      [FREE, 2],
      [SOLD, 1],
      [RESERVED, 1],
    ])
  })

  test('are separate paths if they do not match the filter', () => {
    const looks = windowLooksOf(facade, { 0: 0, 1: 8, 2: 8, 3: 8 })
    expect(looks.map(({ key }) => key)).toEqual([`${FREE}`, `${SOLD}-dim`, `${RESERVED}-dim`, `${FREE}-dim`])
  })

  test('can be limited to some units', () => {
    expect(windows(windowsPathOf(facade, ({ instance }) => instance.id > 2))).toBe(2)
  })
})

test('rounds a box to a tenth of a pixel', () => {
  expect(boxesPath([{ x: 1.04, y: 2, width: 3.333, height: 4 }])).toBe('M1 2h3.3v4h-3.3z')
})
