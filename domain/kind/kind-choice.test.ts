import { describe, expect, test } from 'vitest'
import { KINDS } from './kind.ts'
import { areWholeKinds, choiceOf } from './kind-choice.ts'

describe('the choice that some kinds amount to', () => {
  test('is one kind, or all that the project has', () => {
    expect(choiceOf(['parking'], KINDS)).toBe('parking')
    expect(choiceOf(KINDS, ['home', 'parking'])).toBe('all')
    expect(choiceOf(['home', 'commerce'], KINDS)).toBeNull()
  })
})

describe('types', () => {
  test('are whole kinds if no other type of the kind exists', () => {
    expect(areWholeKinds(['living'], ['living', 'parking'])).toBe(true)
    expect(areWholeKinds(['living'], ['living', 'house', 'parking'])).toBe(false)
    expect(areWholeKinds(['living', 'house', 'storage'], ['living', 'house', 'parking'])).toBe(true)
    expect(areWholeKinds([], ['living'])).toBe(true)
  })
})
