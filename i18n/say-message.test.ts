import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, languageOf } from '#domain/language/language.ts'
import { compileMessages } from './compile-messages.ts'
import { translators } from './i18n.fixture.ts'
import { loadMessages } from './load-messages.ts'
import type { MessageKey } from './messages.ts'

/** Whole numbers of every plural category, a large one and a fraction. */
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1_234_567, 1.5]

describe('formats every message as Lingui does', () => {
  test.each(LANGUAGE_CODES)('in %s', async (code) => {
    const messages = await loadMessages(code)
    const { tag } = languageOf(code)
    const lingui = setupI18n({ locale: tag, messages: { [tag]: compileMessages(messages) } })
    for (const [key, text] of Object.entries(messages)) {
      for (const count of text.includes('plural') ? COUNTS : [7]) {
        const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
        const values = { ...Object.fromEntries(names.map((name) => [name, `‹${name}›`])), quarter: 3, count }
        expect(translators[code].t(key as MessageKey, values), key).toBe(lingui._(key, values))
      }
    }
  })
})

test('shows the key of a missing message', () => {
  expect(translators.en.t('no.such_message' as MessageKey)).toBe('no.such_message')
})
