import { expect, it } from 'vitest'
import { detectMediaType } from './media-type.ts'

const DOCTYPE = '<!DOCTYPE svg PUBLIC "a" "b" [ <!ATTLIST svg x CDATA "]"> ]>'

it.each([
  ['a bare drawing', '<svg/>'],
  ['a drawing with a prolog', '\ufeff<?xml version="1.0"?>\n<!-- > -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg >'],
  ['a drawing with declarations', '<!DOCTYPE svg [\n<!ENTITY a "b">\n]>\n<svg>'],
])('recognises %s', (_, text) => {
  expect(detectMediaType(Buffer.from(text))).toBe('image/svg+xml')
})

it.each([
  ['nothing', ''],
  ['an HTML page', '<!DOCTYPE html><svg/>x'.replace('<svg', '<html')],
  ['an open comment', '<!-- <svg/>'],
  ['an element with a longer name', '<svgs/>'],
  ['another RIFF file', 'RIFF....WAVE'],
  ['Matroska', '\x1aE\xdf\xa3....matroska'],
  ['a HEIC photo', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a box that claims to be larger than the file', '\xff\xff\xff\xffftyp'],
])('does not recognise %s', (_, text) => {
  expect(detectMediaType(Buffer.from(text, 'latin1'))).toBeNull()
})

it('reads a prolog quickly even if it is made to be slow', () => {
  for (const piece of ['<!---->', '<?a?>', DOCTYPE, ' ', '<!--']) {
    expect(detectMediaType(Buffer.from(`${piece.repeat(20_000)}<html>`))).toBeNull()
  }
})
