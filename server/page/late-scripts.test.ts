import { expect, test } from 'vitest'
import { lateScriptMarkup } from './late-scripts.ts'
import { NO_PRELOADS } from './preloads.ts'

test('names the entry and the scripts of the page, but no styles, in a script with a nonce', () => {
  const markup = lateScriptMarkup({ ...NO_PRELOADS, entry: 'assets/index.js' }, 'abc', [
    'assets/chess.js',
    'assets/chess.css',
  ])
  expect(markup).toMatch(/^<script nonce="abc" id="late-scripts">/)
  expect(markup).toContain('"/assets/index.js"')
  expect(markup).toContain('["assets/chess.js"]')
  expect(markup).not.toContain('chess.css')
  const [, code = ''] = /^<script [^>]*>(.*)<\/script>$/s.exec(markup) ?? []
  expect(() => new Function(code)).not.toThrow()
})
