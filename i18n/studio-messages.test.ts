import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ROLES } from '#domain/account/role.ts'
import { LANGUAGE_CODES, LANGUAGES } from '#domain/language/language.ts'
import { FIELD_KEYS } from './field-keys.ts'
import { loadMessages } from './load-messages.ts'
import { anatomyOf } from './message-anatomy.fixture.ts'
import { SHARED_KEYS } from './shared-keys.ts'
import { ownStudioMessages } from './studio.fixture.ts'

const english = ownStudioMessages('en')
const keys = Object.keys(english)

describe.each(LANGUAGES)('the Studio in $code', ({ code, tag }) => {
  test('has every message and no other, sorted, and none is empty', () => {
    const messages = ownStudioMessages(code)
    expect(Object.keys(messages)).toEqual(keys.toSorted())
    expect(keys.filter((key) => messages[key]?.trim() === '')).toEqual([])
  })

  test('has the placeholders of English and a form for each plural of the language', () => {
    const messages = ownStudioMessages(code)
    const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()
    for (const key of keys) {
      const { names, plurals } = anatomyOf(messages[key] ?? '')
      expect(names, key).toEqual(anatomyOf(english[key] ?? '').names)
      // English abbreviates where other languages have forms: 3 min.
      if (anatomyOf(english[key] ?? '').plurals.length > 0) expect(plurals, key).not.toEqual([])
      for (const forms of plurals) expect(forms.toSorted(), key).toEqual(needed)
    }
  })

  test('has no straight apostrophe, which would escape a placeholder', () => {
    const messages = ownStudioMessages(code)
    expect(keys.filter((key) => messages[key]?.includes("'"))).toEqual([])
  })
})

test('the Studio keeps a Czech preposition of one letter with its word', () => {
  const alone = Object.entries(ownStudioMessages('cs')).filter(([, text]) => /(?<![^\s{(„])[ksvzou] /i.test(text))
  expect(alone).toEqual([])
})

test('the Studio has a word for every role', () => {
  expect(ROLES.filter((role) => !(`role.${role}` in english))).toEqual([])
})

describe('each text stands once', () => {
  // How a text reads: spaces that keep words together and marks of direction make no difference.
  const read = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/[\u200e\u2066-\u2069]/g, '')
  const own = LANGUAGE_CODES.map(ownStudioMessages)
  const inAllLanguages = (messages: readonly Readonly<Record<string, string>>[], key: string) =>
    messages.map((texts) => read(texts[key] ?? '')).join('\n')

  test('no two keys of the Studio have the same text in every language', () => {
    const groups = Map.groupBy(keys, (key) => inAllLanguages(own, key))
    expect([...groups.values()].filter((same) => same.length > 1)).toEqual([])
  })

  test('no key of the Studio has the text of the catalogue in every language', async () => {
    const catalogue = await Promise.all(LANGUAGE_CODES.map(loadMessages))
    const texts = new Set(Object.keys(catalogue[0] ?? {}).map((key) => inAllLanguages(catalogue, key)))
    expect(keys.filter((key) => texts.has(inAllLanguages(own, key)))).toEqual([])
  })

  test('no key of the Studio is a key of the catalogue too', async () => {
    const catalogue = await loadMessages('en')
    expect(keys.filter((key) => key in catalogue)).toEqual([])
  })

  test('the Studio says every text that it shares with the catalogue', async () => {
    const code = globSync(['studio/**/*.{ts,tsx}', 'domain/unit-table/*.ts'], { cwd: new URL('..', import.meta.url) })
      .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
      .join('\n')
    const isSaid = (key: string) =>
      code.includes(`'${key}'`) ||
      [...code.matchAll(/`([a-z_]+\.[a-z_.]*)\$\{/g)].some(([, start = '']) => key.startsWith(start))
    const ofFields: ReadonlySet<string> = new Set(FIELD_KEYS)
    expect(SHARED_KEYS.filter((key) => !ofFields.has(key) && !isSaid(key))).toEqual([])
    const catalogue = await loadMessages('en')
    expect(SHARED_KEYS.filter((key) => !(key in catalogue))).toEqual([])
  })
})
