import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxesOverlap } from './box.ts'
import { labelScales, type ScaledLabel } from './label-scales.ts'

const label = fc.record({
  at: fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 300 })),
  size: fc.record({ width: fc.integer({ min: 10, max: 90 }), height: fc.integer({ min: 10, max: 30 }) }),
}) satisfies fc.Arbitrary<ScaledLabel>
const labels = fc.array(label, { minLength: 1, maxLength: 60 })
const scale = fc.double({ min: 0.05, max: 40, noNaN: true })

/** The box of a label on the screen. */
const boxAt = ({ at: [x, y], size: { width, height } }: ScaledLabel, by: number) => ({
  // Slightly smaller, to tolerate rounding.
  x: x * by - width / 2 + 1e-6,
  y: y * by - height / 2 + 1e-6,
  width: width - 2e-6,
  height: height - 2e-6,
})

const shownAt = (all: readonly ScaledLabel[], by: number) => {
  const scales = labelScales(all)
  return all.filter((_, index) => (scales[index] ?? Infinity) <= by)
}

test('labels that are shown never overlap', () => {
  fc.assert(
    fc.property(labels, scale, (all, by) => {
      const boxes = shownAt(all, by).map((one) => boxAt(one, by))
      const overlapping = boxes.filter((box, index) => boxes.slice(index + 1).some((other) => boxesOverlap(box, other)))
      expect(overlapping).toEqual([])
    }),
  )
})

test('the label of highest priority is always shown, and zooming in only adds labels', () => {
  fc.assert(
    fc.property(labels, scale, scale, (all, one, other) => {
      const [far, near] = [Math.min(one, other), Math.max(one, other)]
      expect(shownAt(all, far)[0]).toBe(all[0])
      const shownNear = shownAt(all, near)
      expect(shownAt(all, far).filter((each) => !shownNear.includes(each))).toEqual([])
    }),
  )
})

test('every label appears at some scale, except labels on the same point', () => {
  const apart: readonly ScaledLabel[] = [0, 1, 2].map((x) => ({ at: [x, 0], size: { width: 30, height: 16 } }))
  // The last label is clear of the first at half the scale that the middle one needs.
  expect(labelScales(apart)).toEqual([0, 30, 15])
  expect(labelScales([apart[0], apart[0]].flatMap((each) => each ?? []))).toEqual([0, Infinity])
})
