import { expect, test } from 'vitest'
import { openEdgesOf } from './picture-frame.tsx'

const stage = { width: 1000, height: 600 }

test('finds the edges of a picture that are inside the stage', () => {
  const edges = (x: number, y: number, width: number, height: number) =>
    openEdgesOf({ scale: 1, x, y }, { width, height }, stage)
  expect(edges(0, 0, 1000, 600)).toBeNull()
  expect(edges(-50, -20, 1200, 700)).toBeNull()
  expect(edges(100, 0, 800, 600)).toEqual({ axis: 'x', atStart: true, atEnd: true })
  expect(edges(0, -10, 1000, 500)).toEqual({ axis: 'y', atStart: false, atEnd: true })
})
