import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createInline } from './inline.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`

test('permits each script and each style by the hash of exactly its text', () => {
  const inline = createInline()
  expect(inline.script('begin()', 'id="a"')).toBe('<script id="a">begin()</script>')
  expect(inline.style('a{color:red}')).toBe('<style>a{color:red}</style>')
  expect([...inline.hashes.scripts]).toEqual([sha256('begin()')])
  expect([...inline.hashes.styles]).toEqual([sha256('a{color:red}')])
})

test('writes nothing for an empty text', () => {
  const inline = createInline()
  expect(inline.style('')).toBe('')
  expect(inline.hashes.styles.size).toBe(0)
})

test('permits the scripts of a template, but neither its data nor what it loads', () => {
  const inline = createInline()
  inline.permitScripts(`<script type="application/json" id="a">{"b":1}</script>
    <script type="application/ld+json">{}</script><script type="module" crossorigin src="/a.js"></script>
    <script>const é = '<b>'\n</script><script type="module" nonce="x">import '/b.js'</script>`)
  expect([...inline.hashes.scripts]).toEqual([sha256("const é = '<b>'\n"), sha256("import '/b.js'")])
})
