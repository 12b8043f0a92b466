import { expect, it } from 'vitest'
import { readFlag } from './read-flag.ts'

it('reads yes and no in any language, and the signs of spreadsheets', () => {
  for (const text of ['Yes', ' да ', 'כן', '是', 'Evet', 'TRUE', '1', '+']) expect(readFlag(text), text).toBe(true)
  for (const text of ['No', 'НЕТ', 'yo‘q', "yo'q", 'nein', 'false', '0', '–']) expect(readFlag(text), text).toBe(false)
})

it('reads nothing from other words', () => {
  for (const text of ['', 'maybe', '2', 'yesterday']) expect(readFlag(text), text).toBeNull()
})
