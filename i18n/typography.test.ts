import { expect, test } from 'vitest'
import { LANGUAGE_CODES, type LanguageCode } from '#domain/language/language.ts'
import { loadMessages } from './load-messages.ts'
import { studioMessages } from './studio.fixture.ts'

/** The keys of the catalogue and of the Studio whose text has this. */
async function keysWith(code: LanguageCode, pattern: RegExp): Promise<readonly string[]> {
  const texts = { ...(await loadMessages(code)), ...studioMessages(code) }
  return Object.entries<string>(texts).flatMap(([key, text]) => (pattern.test(text) ? [key] : []))
}

test.each(LANGUAGE_CODES)('in %s the sign of a number stays in the line of its number', async (code) => {
  expect(
    await keysWith(code, /(?<!\p{L})(?:No\.|№|Nr\.|[Čč]\.|[Nn]\.º|[Bb]r\.|מס׳) (?=[\u2066-\u2068]?[{\d])/u),
  ).toEqual([])
})

test.each(LANGUAGE_CODES.filter((code) => code !== 'de'))('in %s an ellipsis follows its word', async (code) => {
  expect(await keysWith(code, /[ \u00a0]…/)).toEqual([])
})

test('German has a space before the ellipsis of a whole word', async () => {
  expect(await keysWith('de', /\p{L}…/u)).toEqual([])
})

test('Uzbek writes oʻ and gʻ in one way, and has one kind of quotes', async () => {
  expect(await keysWith('uz', /[OoGg][‘'`]|[«»]/)).toEqual([])
})

test('Portuguese has one kind of quotes', async () => {
  expect(await keysWith('pt', /[“”]/)).toEqual([])
})

test('Chinese has no spaces between its characters and figures or Latin words', async () => {
  expect(await keysWith('zh', /\p{Script=Han} [\w{#]|[\w}#] \p{Script=Han}/u)).toEqual([])
})
