import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, type LanguageCode } from '#domain/language/language.ts'
import { loadMessages } from './load-messages.ts'
import { studioMessages } from './studio.fixture.ts'

/** A section of docs/words.md: the word for an idea in each language, and the words that are not used for it. */
interface Term {
  readonly title: string
  /** The message that is the word; undefined where the section only has words that are not used. */
  readonly key: string | undefined
  readonly words: ReadonlyMap<string, string>
  readonly not: ReadonlyMap<string, readonly string[]>
}

const FIRST_TO_LAST = ['en', 'us', 'ru', 'uk', 'de', 'ka', 'mne', 'tr', 'pt', 'he', 'ar', 'cs', 'uz', 'zh']

const terms = readTerms(readFileSync(new URL('../docs/words.md', import.meta.url), 'utf8'))

describe('the list of words', () => {
  test('has every language for every idea', () => {
    for (const { title, key, words } of terms) if (key) expect([...words.keys()], title).toEqual(FIRST_TO_LAST)
  })

  test('knows its notation', () => {
    expect(findWords(['chess…'], 'en', 'Chessboard, echess')).toEqual(['chess…'])
    expect(findWords(['chess…', 'mail'], 'en', 'Emails, echess')).toEqual([])
    expect(findWords(['…chess…'], 'en', 'An echess')).toEqual(['…chess…'])
    expect(findWords(['目录'], 'zh', '楼盘目录页')).toEqual(['目录'])
  })
})

test('the names of docs/rules.md have the words of the screens', async () => {
  const page = readFileSync(new URL('../docs/rules.md', import.meta.url), 'utf8')
  const texts: Readonly<Record<string, string>> = { ...(await loadMessages('en')), ...studioMessages('en') }
  const rows = [...page.matchAll(/^\| .+ \| `([\w.]+)` \| (.+) \|$/gm)].map(([, key = '', word]) => [key, word])
  expect(rows.length).toBeGreaterThan(0)
  expect(rows).toEqual(rows.map(([key = '']) => [key, texts[key]]))
})

describe.each(LANGUAGE_CODES)('in %s', (code) => {
  test('the texts have the words of the list', async () => {
    const texts: Readonly<Record<string, string>> = { ...(await loadMessages(code)), ...studioMessages(code) }
    const listed = terms.flatMap(({ key, words }) => (key ? [[key, words.get(code)]] : []))
    expect(listed).toEqual(listed.map(([key = '']) => [key, texts[key]]))
  })

  test('no text has a word that the list rejects', async () => {
    const texts = { ...(await loadMessages(code)), ...studioMessages(code) }
    const rejected = terms.flatMap(({ not }) => not.get(code) ?? [])
    const found = Object.entries<string>(texts).flatMap(([key, text]) =>
      findWords(rejected, code, readable(text)).map((word) => [word, key, text]),
    )
    expect(found).toEqual([])
  })
})

/** A text without the names of its arguments, which are never shown. */
function readable(text: string): string {
  return text.replaceAll(/\{\w+\}|\{\w+, (?:plural|select),|<\/?\w+>/g, ' ')
}

/** Those of the rejected words that a text has. */
function findWords(rejected: readonly string[], code: LanguageCode, text: string): readonly string[] {
  return rejected.filter((word) => {
    const letters = word.replaceAll('…', '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const start = code === 'zh' || word.startsWith('…') ? '' : '(?<![\\p{L}\\p{M}-])'
    const end = code === 'zh' || word.endsWith('…') ? '' : '(?![\\p{L}\\p{M}-])'
    return new RegExp(start + letters + end, 'iu').test(text)
  })
}

function readTerms(page: string): readonly Term[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const rows = [...section.matchAll(/^\| ([a-z]+) \| (.*) \|$/gm)].filter(([, code]) => code !== 'language')
      const key = /^.*Key: `([\w.]+)`$/m.exec(section)?.[1]
      const cells = rows.map(([, code = '', rest = '']) => [code, rest.split(' | ')] as const)
      return {
        title: section.split('\n', 1)[0] ?? '',
        key,
        words: new Map(key ? cells.map(([code, [word = '']]) => [code, word.trim()]) : []),
        not: new Map(
          cells.map(([code, cell]) => {
            const words = (key ? cell[1] : cell[0]) ?? ''
            return [
              code,
              words
                .split(', ')
                .map((word) => word.trim())
                .filter(Boolean),
            ]
          }),
        ),
      }
    })
}
