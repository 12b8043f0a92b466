import { expect, test } from 'vitest'
import { createInline } from './inline.ts'
import { lateScriptMarkup } from './late-scripts.ts'
import { NO_PRELOADS } from './preloads.ts'

const PRELOADS = { ...NO_PRELOADS, entry: 'assets/index.js' }
const DATA = /^<script type="application\/json" id="late-files">(.*?)<\/script>/

test('names the entry and the scripts of the page, but no styles, as data', () => {
  const markup = lateScriptMarkup(PRELOADS, ['assets/chess.js', 'assets/chess.css'], createInline())
  expect(JSON.parse(DATA.exec(markup)?.[1] ?? '')).toEqual({ entry: 'assets/index.js', scripts: ['assets/chess.js'] })
})

test('is the same script on every page, so that one hash permits it', () => {
  const [one, other] = [createInline(), createInline()]
  const scriptOf = (markup: string) => markup.replace(DATA, '')
  const first = scriptOf(lateScriptMarkup(PRELOADS, ['assets/chess.js'], one))
  expect(first).toBe(scriptOf(lateScriptMarkup(NO_PRELOADS, [], other)))
  expect(one.hashes.scripts.size).toBe(1)
  expect(one.hashes).toEqual(other.hashes)
  const [, code = ''] = /^<script id="late-scripts">(.*)<\/script>$/s.exec(first) ?? []
  expect(() => new Function(code)).not.toThrow()
})
