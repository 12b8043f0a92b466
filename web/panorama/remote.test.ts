import { expect, test } from 'vitest'
import { followKey } from './remote.ts'

function keysTold() {
  const told: unknown[] = []
  const remote = {
    turnBy: (yaw: number, pitch: number) => void told.push(['turn', yaw, pitch]),
    zoomBy: (steps: number) => void told.push(['zoom', steps]),
  }
  return { told, press: (key: string) => followKey(key, remote) }
}

test('arrows turn, plus and minus zoom', () => {
  const { told, press } = keysTold()
  expect(['ArrowLeft', 'ArrowUp', '+', '=', '-'].map(press)).toEqual([true, true, true, true, true])
  expect(told).toEqual([
    ['turn', -15, 0],
    ['turn', 0, 15],
    ['zoom', 1],
    ['zoom', 1],
    ['zoom', -1],
  ])
})

test('ignores other keys', () => {
  const { told, press } = keysTold()
  expect(['Tab', 'Escape', 'a'].map(press)).toEqual([false, false, false])
  expect(told).toEqual([])
})
