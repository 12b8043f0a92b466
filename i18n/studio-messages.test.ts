import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { ROLES } from '#domain/account/role.ts'
import { LANGUAGES, type LanguageCode } from '#domain/language/language.ts'
import { anatomyOf } from './message-anatomy.fixture.ts'
import type { StudioKey, StudioMessages } from './messages.ts'

const load = async (code: LanguageCode): Promise<StudioMessages> =>
  JSON.parse(await readFile(new URL(`locales/studio/${code}.json`, import.meta.url), 'utf8'))

const english = await load('en')
const keys = Object.keys(english) as StudioKey[]

describe.each(LANGUAGES)('the Studio in $code', ({ code, tag }) => {
  test('has every message and no other, sorted, and none is empty', async () => {
    const messages = await load(code)
    expect(Object.keys(messages)).toEqual(keys.toSorted())
    expect(keys.filter((key) => messages[key].trim() === '')).toEqual([])
  })

  test('has the placeholders of English and a form for each plural of the language', async () => {
    const messages = await load(code)
    const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()
    for (const key of keys) {
      const { names, plurals } = anatomyOf(messages[key])
      expect(names, key).toEqual(anatomyOf(english[key]).names)
      // English abbreviates where other languages have forms: 3 min.
      if (anatomyOf(english[key]).plurals.length > 0) expect(plurals, key).not.toEqual([])
      for (const forms of plurals) expect(forms.toSorted(), key).toEqual(needed)
    }
  })

  test('has no straight apostrophe, which would escape a placeholder', async () => {
    const messages = await load(code)
    expect(keys.filter((key) => messages[key].includes("'"))).toEqual([])
  })
})

test('the Studio keeps a Czech preposition of one letter with its word', async () => {
  const alone = Object.entries(await load('cs')).filter(([, text]) => /(?<![^\s{(„])[ksvzou] /i.test(text))
  expect(alone).toEqual([])
})

test('the Studio has a word for every role', () => {
  expect(ROLES.filter((role) => !(`role.${role}` in english))).toEqual([])
})
