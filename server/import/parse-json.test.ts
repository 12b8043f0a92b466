import { expect, test } from 'vitest'
import { formatErrorLine } from './format-error-line.ts'
import { parseJson } from './parse-json.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
// The Cyrillic alphabet of Windows-1251 starts at 0xc0.
const cyrillic = (text: string) =>
  Uint8Array.from(text, (character) => {
    const code = character.charCodeAt(0)
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
  })
const wide = (text: string, isBigEndian: boolean) => {
  const buffer = Buffer.from(text, 'utf16le')
  return new Uint8Array(isBigEndian ? buffer.swap16() : buffer)
}

test.each([
  ['UTF-8', bytes('{"a":"Й"}')],
  ['UTF-8 with a byte order mark', bytes('\uFEFF{"a":"Й"}')],
  ['UTF-16 with a byte order mark, little-endian', wide('\uFEFF{"a":"Й"}', false)],
  ['UTF-16 with a byte order mark, big-endian', wide('\uFEFF{"a":"Й"}', true)],
  ['UTF-16 without a mark, little-endian', wide('{"a":"Й"}', false)],
  ['UTF-16 without a mark, big-endian', wide('{"a":"Й"}', true)],
])('reads %s', (_, file) => {
  expect(parseJson(file)).toEqual({ file: { a: 'Й' }, text: '{"a":"Й"}' })
})

function read(file: Uint8Array): readonly string[] {
  const parsed = parseJson(file)
  return 'errors' in parsed ? parsed.errors.map(formatErrorLine) : []
}

test.each<readonly [string, Uint8Array, readonly string[]]>([
  ['an empty file', bytes(''), ['The file is empty']],
  ['a file of spaces', bytes(' \n'), ['The file is empty']],
  [
    'a workbook',
    latin('PK\x03\x04\x14\0\x06\0[Content_Types].xml\0xl/workbook.xml'),
    ['Is an Excel workbook (.xlsx), not JSON. A project is imported from a JSON file: see docs/import.md'],
  ],
  [
    'an archive',
    latin('PK\x03\x04\x14\0\x06\0project.json'),
    ['Is a zip archive, not JSON: unpack it, and import the JSON file in it'],
  ],
  [
    'an old workbook',
    latin('\xd0\xcf\x11\xe0\xa1\xb1'),
    ['Is an old Excel or Word file (.xls, .doc), not JSON. A project is imported from a JSON file: see docs/import.md'],
  ],
  [
    'a picture',
    latin('\x89PNG\r\n'),
    ['Is a picture (PNG), not JSON. A project is imported from a JSON file: see docs/import.md'],
  ],
  [
    'an HTML page',
    bytes('\n<!DOCTYPE html><html></html>'),
    ['Is an HTML page, not JSON. It may be the sign-in or error page of a site: download the file again'],
  ],
  [
    'XML',
    bytes('<?xml version="1.0"?>'),
    ['Is XML, not JSON. A project is imported from a JSON file: see docs/import.md'],
  ],
  [
    'UTF-32',
    latin('\xff\xfe\0\0{\0\0\0'),
    ['Is UTF-32, which is not supported. Save the file as UTF-8 and import it again'],
  ],
  [
    'Windows-1251',
    cyrillic('{\n  "name": "Набережная",\n  "x": 1\n}'),
    [
      'line 2, column 12: Is not UTF-8: this looks like Windows-1251, "Набережная". Save the file as UTF-8 and import it again',
    ],
  ],
  [
    'Windows-1252',
    latin('{\n  "name": "Stra\xdfe"\n}'),
    [
      'line 2, column 16: Is not UTF-8: this looks like Windows-1252, "Straße". Save the file as UTF-8 and import it again',
    ],
  ],
  [
    'one broken character',
    new Uint8Array([...bytes('{"a":"Набережная '), 0xd0, ...bytes('"}')]),
    ['line 1, column 18: Is not UTF-8: this character is broken. Save the file as UTF-8 and import it again'],
  ],
  [
    'UTF-16 that ends within a character',
    wide('\uFEFF{"a":1}', false).slice(0, -1),
    ['Is broken UTF-16LE. Save the file as UTF-8 and import it again'],
  ],
  [
    'a comma before a brace',
    bytes('{\n  "a": [1, 2,],\n  "b": 3,\n}'),
    [
      'line 2, column 13: There is a comma before "]": remove the comma',
      'line 3, column 9: There is a comma before "}": remove the comma',
    ],
  ],
  ['a missing comma', bytes('{\n  "a": 1\n  "b": 2\n}'), ['line 3, column 3: A comma is missing before "b"']],
  ['a comment', bytes('{\n  // ours\n  "a": 1\n}'), ['line 2, column 3: JSON has no comments: remove "// ours"']],
  ['single quotes', bytes("{ 'a': 1 }"), [`line 1, column 3: "'a'" has single quotes: write " instead`]],
  ['typographic quotes', bytes('{ “a”: 1 }'), ['line 1, column 3: "“a”" has typographic quotes: write " instead']],
  ['no quotes', bytes('{ a: 1 }'), ['line 1, column 3: "a" has no quotes: write "a"']],
  ['a word of Python', bytes('{ "a": True }'), ['line 1, column 8: "True" is not JSON: write true, false or null']],
  [
    'a decimal comma',
    bytes('{ "a": 1.500,50 }'),
    ['line 1, column 14: Expected a name in double quotes, not "50": decimals have a point, not a comma'],
  ],
  ['a leading zero', bytes('{ "a": 012 }'), [`line 1, column 9: A number can't begin with 0: remove the 0`]],
  [
    'a missing end',
    bytes('{ "a": [1, 2'),
    ['line 1, column 13: The file ends too early: ] is missing. It may have been cut off'],
  ],
  [
    'a text without a closing quote',
    bytes('{ "a": "b\n}'),
    ['line 1, column 8: The text "b has no closing quote on its line: add it, or write \\n for a line break'],
  ],
  [
    'a backslash',
    bytes('{ "a": "C:\\plans" }'),
    ['line 1, column 8: The backslash in "C:\\plans" starts no known escape sequence: write \\\\ for a backslash'],
  ],
  [
    'two files in one',
    bytes('{ "a": 1 }\n{ "b": 2 }'),
    ['line 2, column 1: There is more after the end of the JSON: "{". Remove it'],
  ],
  ['a missing colon', bytes('{ "a" 1 }'), ['line 1, column 7: A colon is missing before "1"']],
  [
    'a line break in a text',
    bytes('{ "a": "b\nc" }'),
    ['line 1, column 8: The text "b has no closing quote on its line: add it, or write \\n for a line break'],
  ],
  ['the key __proto__', bytes('{"\\u005f_proto_\\u005F" : {}}'), ['Has the key "__proto__": remove it']],
])('explains what is wrong with %s', (_, file, lines) => {
  expect(read(file)).toEqual(lines)
})

test('explains every text that is not JSON', () => {
  for (const text of [
    'nonsense',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '-',
    '{"a":}',
    '{"a":1]',
    '\0',
    '\u{1F600}',
    '{"a":1}}',
  ]) {
    expect(read(bytes(text)).join(), text).not.toBe('')
  }
  expect(read(bytes(`${'['.repeat(100_000)}x`)).join()).not.toBe('')
})
