import { expect, test } from 'vitest'
import { liftStyles } from './lift-styles.ts'

test('writes one rule for each distinct style', () => {
  const markup =
    '<a style="--st:#2f9e68">1</a><b class="x" style="inset-inline-start:4rem">2</b><i style="--st:#2f9e68">3</i>'
  expect(liftStyles(markup, '#a')).toEqual({
    markup: '<a data-style="0">1</a><b class="x" data-style="1">2</b><i data-style="0">3</i>',
    styles: '#a [data-style="0"]{--st:#2f9e68}#a [data-style="1"]{inset-inline-start:4rem}',
  })
})

test('unescapes quotes for the style sheet', () => {
  expect(liftStyles('<a style="content:&quot;a&#x27;b&quot;"></a>', '#a').styles).toBe(
    `#a [data-style="0"]{content:"a'b"}`,
  )
})

test('leaves markup without styles unchanged', () => {
  expect(liftStyles('<p>style="x"</p>', '#a')).toEqual({ markup: '<p>style="x"</p>', styles: '' })
})
