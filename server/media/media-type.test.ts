import { expect, it } from 'vitest'
import { detectMediaType } from './media-type.ts'

const DOCTYPE = '<!DOCTYPE svg PUBLIC "a" "b" [ <!ATTLIST svg x CDATA "]"> ]>'

it.each([
  ['a bare drawing', '<svg/>'],
  ['a drawing as programs write it', '\ufeff<?xml version="1.0"?>\n<!-- > -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg >'],
  ['a drawing with declarations', '<!DOCTYPE svg [\n<!ENTITY a "b">\n]>\n<svg>'],
])('knows %s', (_, text) => {
  expect(detectMediaType(Buffer.from(text))).toBe('image/svg+xml')
})

it.each([
  ['nothing', ''],
  ['a page', '<!DOCTYPE html><svg/>x'.replace('<svg', '<html')],
  ['an open comment', '<!-- <svg/>'],
  ['an element with a longer name', '<svgs/>'],
  ['another RIFF file', 'RIFF....WAVE'],
  ['Matroska', '\x1aE\xdf\xa3....matroska'],
  ['a photo of a phone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a box that claims to be larger than the file', '\xff\xff\xff\xffftyp'],
])('does not know %s', (_, text) => {
  expect(detectMediaType(Buffer.from(text, 'latin1'))).toBeNull()
})

it('reads a beginning made to be slow', () => {
  for (const piece of ['<!---->', '<?a?>', DOCTYPE, ' ', '<!--']) {
    expect(detectMediaType(Buffer.from(`${piece.repeat(20_000)}<html>`))).toBeNull()
  }
})
