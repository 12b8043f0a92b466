import fc from 'fast-check'
import type { View } from './viewport.ts'

/** A length in pixels. */
export const someLength = fc.double({ min: 10, max: 5000, noNaN: true })

export const someSize = fc.record({ width: someLength, height: someLength })

export const someOffset = fc.double({ min: -5000, max: 5000, noNaN: true })

export const someView: fc.Arbitrary<View> = fc.record({
  scale: fc.double({ min: 0.05, max: 20, noNaN: true }),
  x: someOffset,
  y: someOffset,
})
