import { expect, test } from 'vitest'
import { liftStyles } from './lift-styles.ts'

test('gives each style one rule, whatever elements have it', () => {
  const markup =
    '<a style="--st:#2f9e68">1</a><b class="x" style="inset-inline-start:4rem">2</b><i style="--st:#2f9e68">3</i>'
  expect(liftStyles(markup)).toEqual({
    markup: '<a data-paint="0">1</a><b class="x" data-paint="1">2</b><i data-paint="0">3</i>',
    styles: '#first-paint [data-paint="0"]{--st:#2f9e68}#first-paint [data-paint="1"]{inset-inline-start:4rem}',
  })
})

test('writes quotes as a sheet needs them', () => {
  expect(liftStyles('<a style="content:&quot;a&#x27;b&quot;"></a>').styles).toBe(
    `#first-paint [data-paint="0"]{content:"a'b"}`,
  )
})

test('leaves what has no style alone', () => {
  expect(liftStyles('<p>style="x"</p>')).toEqual({ markup: '<p>style="x"</p>', styles: '' })
})
