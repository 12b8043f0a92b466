import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANY_DATABASE } from '#server/db/databases.fixture.ts'
import { formatErrorLine } from './format-error-line.ts'
import { startImport, type TestImport } from './import.fixture.ts'
import { importFile } from './import-file.ts'

// A file as an operator writes it, and every line he reads about it.
const FILE = `{
  "vitrine": 1,
  "project": { "id": "lake", "name": "Lakeside", "currency": "EUR", "area_unit": "m" },
  "statuses": [{ "id": "free", "type": "free", "name": "Available", "color": "#2f9e68" }],
  "tags": [{ "id": "view", "name": "Lake view", "color": "#3b6ea5" }],
  "layouts": [
    { "id": "two", "type": "living", "label": "2", "area_total": 58.4, "plan": "plan.svg" },
    { "id": "shop", "type": "commerce", "label": "", "area_total": 90 }
  ],
  "estates": [{ "id": "house", "name": "House", "sections": [{ "id": "a", "number": 1, "storeys": [
    { "id": "ground", "number": 0, "instances": [
      { "id": "1", "number": "1", "layout": "two", "status": "free", "price": 412000, "position": 1 },
      { "id": "2", "number": "2", "layout": "shop", "status": "free", "position": 2 }
    ] }
  ] }] }],
  "interactives": [{ "id": "view", "kind": "facade", "name": "View", "frames": [{ "image": "facade-0.png", "regions": [
    { "target": { "kind": "storey", "id": "ground" }, "polygons": [[[0.1, 0.1], [0.5, 0.1], [0.5, 0.5]]] }
  ] }] }],
  "root": "view"
}`
const UNIT = 'estates[0].sections[0].storeys[0].instances'

let imports: TestImport
beforeAll(async () => {
  imports = await startImport(ANY_DATABASE.start)
})
afterAll(() => imports.stop())

type Change = readonly [from: string, to: string]

/** The lines that the operator reads: errors, then warnings. */
async function linesAfter(...changes: readonly Change[]): Promise<readonly string[]> {
  let text = FILE
  for (const [from, to] of changes) {
    expect(text).toContain(from)
    text = text.replace(from, to)
  }
  const bytes = new TextEncoder().encode(text)
  const outcome = await importFile(imports.parts, imports.accountId, bytes, { dryRun: true })
  if (!outcome.ok) return outcome.rows.map(formatErrorLine)
  const { rows, warnings } = outcome.report
  return [...rows.map(formatErrorLine), ...warnings.map((warning) => `Warning: ${formatErrorLine(warning)}`)]
}

test('the file itself has no errors', async () => {
  expect(await linesAfter()).toEqual([])
})

test.each<readonly [string, readonly Change[], readonly string[]]>([
  [
    'a label that is not allowed',
    [['"label": "2"', '"label": "3E"']],
    [
      'line 7, column 47: layouts[0].label: Has to be a number of rooms such as "2" or "2.5", or "studio" for living, not "3E"',
    ],
  ],
  [
    "a label that a shop can't have",
    [['"label": ""', '"label": "office"']],
    [
      'line 8, column 50: layouts[1].label: Has to be empty, a number of rooms such as "2" or "2.5", or "studio" for commerce, not "office"',
    ],
  ],
  [
    'an unknown finish',
    [['"price": 412000', '"renovation": 7']],
    [`line 12, column 84: ${UNIT}[0].renovation: Has to be one of 1, 2, 3, 4, 5, 6, not 7`],
  ],
  [
    'an unknown view',
    [['"price": 412000', '"window_view": 0']],
    [`line 12, column 85: ${UNIT}[0].window_view: Has to be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, not 0`],
  ],
  [
    'an unknown status type',
    [['"type": "free"', '"type": "available"']],
    [
      'line 4, column 40: statuses[0].type: Has to be one of "free", "reserved", "sold", "not_for_sale", not "available"',
    ],
  ],
  [
    'an unknown layout type',
    [['"type": "living"', '"type": "flat"']],
    [
      'line 7, column 28: layouts[0].type: Has to be one of "living", "commerce", "parking", "house", "storage", not "flat"',
    ],
  ],
  [
    'two units with the same number',
    [['"number": "2", "layout": "shop"', '"number": "1", "layout": "two"']],
    [
      `Warning: line 13, column 30: ${UNIT}[1].number: The number "1" is also used at ${UNIT}[0], in the same section: buyers can't tell the two units apart`,
    ],
  ],
  [
    'no units',
    [['"instances": [', '"instances": [], "was": [']],
    [
      'line 11, column 60: estates[0].sections[0].storeys[0].was: Is not a field of the format: correct its name, or remove it',
      'Warning: line 10, column 14: estates: There are no units: the buildings of the file have none, so the catalogue will be empty',
    ],
  ],
  [
    'pixels',
    [['[[0.1, 0.1], [0.5, 0.1], [0.5, 0.5]]', '[[812, 440], [1024, 440], [1024, 600]]']],
    [
      'line 17, column 70: interactives[0].frames[0].regions[0].polygons[0][0][0]: 812 is outside of the picture, as are 5 more numbers of this polygon: points are fractions of its width and height, from 0 to 1. They are probably pixels: divide x by the width of the picture and y by its height',
    ],
  ],
  [
    'a polygon over the edge',
    [['[0.5, 0.5]', '[1.02, 0.5]']],
    [
      'line 17, column 94: interactives[0].frames[0].regions[0].polygons[0][2][0]: 1.02 is outside of the picture: points are fractions of its width and height, from 0 to 1',
    ],
  ],
  [
    'a polygon without a pair of brackets',
    [['[[[0.1, 0.1], [0.5, 0.1], [0.5, 0.5]]]', '[[0.1, 0.1], [0.5, 0.1], [0.5, 0.5]]']],
    [
      'line 17, column 67: interactives[0].frames[0].regions[0].polygons: Is a list of outlines, such as [[[0.1, 0.1], [0.5, 0.1], [0.5, 0.5]]]: a pair of [ ] is missing around its points',
    ],
  ],
  [
    'a polygon without a pair of brackets, in pixels',
    [['[[[0.1, 0.1], [0.5, 0.1], [0.5, 0.5]]]', '[[812, 440], [1024, 440], [1024, 600]]']],
    [
      'line 17, column 67: interactives[0].frames[0].regions[0].polygons: Is a list of outlines, such as [[[0.1, 0.1], [0.5, 0.1], [0.5, 0.5]]]: a pair of [ ] is missing around its points. Points are 0 to 1 of the width and height of the picture, not pixels',
    ],
  ],
  [
    'a polygon of numbers in a row',
    [['[[[0.1, 0.1], [0.5, 0.1], [0.5, 0.5]]]', '[0.1, 0.1, 0.5, 0.1, 0.5, 0.5]']],
    [
      'line 17, column 67: interactives[0].frames[0].regions[0].polygons: Is a list of outlines, such as [[[0.1, 0.1], [0.5, 0.1], [0.5, 0.5]]]: a pair of [ ] is missing around its points',
    ],
  ],
  [
    'a comma too many',
    [['"root": "view"', '"root": "view",']],
    ['line 19, column 17: There is a comma before "}": remove the comma'],
  ],
  [
    'a price in quotes',
    [['412000', '"412 000"']],
    [`line 12, column 79: ${UNIT}[0].price: Has to be a number, not "412 000": write 412000`],
  ],
  [
    'a price with its currency',
    [['412000', '"£203,000"']],
    [`line 12, column 79: ${UNIT}[0].price: Has to be a number, not "£203,000": write 203000`],
  ],
  [
    'a price with dots between thousands, a decimal comma and a code',
    [['412000', '"EUR 1.203.000,50"']],
    [`line 12, column 79: ${UNIT}[0].price: Has to be a number, not "EUR 1.203.000,50": write 1203000.5`],
  ],
  [
    'a price that two writers mean differently',
    [['412000', '"203.000"']],
    [`line 12, column 79: ${UNIT}[0].price: Has to be a number, not "203.000"`],
  ],
  [
    'a price with a decimal comma',
    [['412000', '"412000,50"']],
    [`line 12, column 79: ${UNIT}[0].price: Has to be a number, not "412000,50": write 412000.5`],
  ],
  [
    'a number without quotes',
    [['"number": "1"', '"number": 1']],
    [`line 12, column 30: ${UNIT}[0].number: Has to be a text, not 1: write "1"`],
  ],
  [
    'a missing layout',
    [['"layout": "two", "status"', '"layout": "three", "status"']],
    [
      `line 12, column 45: ${UNIT}[0].layout: There is no layout "three", only "two", "shop": correct the id, or add it`,
    ],
  ],
  [
    'a unit without its layout and status',
    [['"layout": "two", "status": "free", "price"', '"price"']],
    [
      `line 12, column 7: ${UNIT}[0].layout: Is missing: add the id of a layout`,
      `line 12, column 7: ${UNIT}[0].status: Is missing: add the id of a status`,
    ],
  ],
  [
    'a region without the id of its target',
    [['"kind": "storey", "id": "ground"', '"kind": "storey"']],
    ['line 17, column 17: interactives[0].frames[0].regions[0].target.id: Is missing: add the id of what it shows'],
  ],
  [
    'a phone that is not a list',
    [
      [
        '"statuses"',
        '"catalogue": { "privacy": [{ "url": "https://lake.example/privacy" }], "contacts": { "phones": "+44 20 7946 0321" } }, "statuses"',
      ],
    ],
    ['line 4, column 98: catalogue.contacts.phones: Has to be a list, not "+44 20 7946 0321"'],
  ],
  [
    'a layout in the wrong case',
    [['"layout": "two", "status"', '"layout": "Two", "status"']],
    [`line 12, column 45: ${UNIT}[0].layout: There is no layout "Two": write "two"`],
  ],
  [
    'a missing file',
    [['"plan.svg"', '"plans/two.svg"']],
    [
      'line 7, column 80: layouts[0].plan: There is no file "plans/two.svg" beside this one, and none was uploaded: add it, or correct the name',
    ],
  ],
  [
    'a misspelt field',
    [['"area_total": 58.4', '"area": 58.4']],
    [
      'line 7, column 5: layouts[0].area_total: Is missing: add a number',
      'line 7, column 60: layouts[0].area: Is not a field of the format: correct its name, or remove it',
    ],
  ],
  [
    'an unknown language code',
    [['"name": "Lakeside"', '"name": { "en": "Lakeside", "es": "Lago" }']],
    [
      'line 3, column 64: project.name.es: Is not a language code: use ru, en, he, mne, zh, pt, ka, tr, us, uz, cs, uk, de, ar',
    ],
  ],
  [
    'a colour by its name',
    [['"#3b6ea5"', '"blue"']],
    ['line 5, column 58: tags[0].color: Has to be a colour such as "#2f9e68", not "blue"'],
  ],
  [
    'a currency by its sign',
    [['"EUR"', '"€"']],
    ['line 3, column 62: project.currency: Has to be a currency code of ISO 4217, such as EUR, not "€"'],
  ],
  ['a negative price', [['412000', '-1']], [`line 12, column 79: ${UNIT}[0].price: Has to be at least 0, not -1`]],
  [
    'half a cent',
    [['412000', '412000.005']],
    [`line 12, column 79: ${UNIT}[0].price: Has to have at most two decimals, not 412000.005`],
  ],
  [
    'a unit twice',
    [['"id": "2", "number": "2"', '"id": "1", "number": "2"']],
    [`line 13, column 15: ${UNIT}[1].id: The id "1" is also used at ${UNIT}[0]: give one of them another id`],
  ],
  [
    'two units in one position',
    [['"position": 2', '"position": 1']],
    [
      `line 13, column 83: ${UNIT}[1].position: Overlaps ${UNIT}[0]: give one of them another position, or a smaller span`,
    ],
  ],
  [
    'a text in place of a list',
    [['"tags": [{ "id": "view", "name": "Lake view", "color": "#3b6ea5" }]', '"tags": "view"']],
    ['line 5, column 11: tags: Has to be a list, not "view"'],
  ],
  [
    'a missing name',
    [['"name": "Lakeside", ', '']],
    ['line 3, column 14: project.name: Is missing: add a text, or texts by language code'],
  ],
  [
    'no statuses',
    [['[{ "id": "free", "type": "free", "name": "Available", "color": "#2f9e68" }]', '[]']],
    ['line 4, column 15: statuses: Has to have at least 1 element, not 0'],
  ],
  ['an older version', [['"vitrine": 1', '"vitrine": "1.0"']], ['line 2, column 14: vitrine: Has to be 1, not "1.0"']],
  [
    'a long text in place of an id',
    [['"layout": "shop"', `"layout": "${'x'.repeat(99)}"`]],
    [
      `line 13, column 45: ${UNIT}[1].layout: There is no layout "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…, only "two", "shop": correct the id, or add it`,
    ],
  ],
  [
    'faults of every kind at once',
    [
      ['"area_unit": "m"', '"area_unit": "yd"'],
      ['"label": "2", "area_total": 58.4, "plan": "plan.svg"', '"label": "3E", "area_total": 58.4, "plan": "lost.svg"'],
      ['412000', '"free"'],
      ['"layout": "shop"', '"layout": "attic"'],
      ['"position": 2', '"position": 1'],
      [
        '"id": "ground" }, "polygons": [[[0.1, 0.1], [0.5, 0.1], [0.5, 0.5]]]',
        '"id": "roof" }, "polygons": [[[812, 440], [1024, 440], [1024, 600]]]',
      ],
      ['"root": "view"', '"root": "start"'],
    ],
    [
      'line 3, column 82: project.area_unit: Has to be one of "m", "ft", not "yd"',
      'line 7, column 47: layouts[0].label: Has to be a number of rooms such as "2" or "2.5", or "studio" for living, not "3E"',
      'line 7, column 81: layouts[0].plan: There is no file "lost.svg" beside this one, and none was uploaded: add it, or correct the name',
      `line 12, column 79: ${UNIT}[0].price: Has to be a number, not "free"`,
      `line 13, column 45: ${UNIT}[1].layout: There is no layout "attic", only "two", "shop": correct the id, or add it`,
      `line 13, column 84: ${UNIT}[1].position: Overlaps ${UNIT}[0]: give one of them another position, or a smaller span`,
      'line 17, column 43: interactives[0].frames[0].regions[0].target.id: There is no storey "roof", only "ground": correct the id, or add it',
      'line 17, column 68: interactives[0].frames[0].regions[0].polygons[0][0][0]: 812 is outside of the picture, as are 5 more numbers of this polygon: points are fractions of its width and height, from 0 to 1. They are probably pixels: divide x by the width of the picture and y by its height',
      'line 19, column 11: root: There is no picture "start", only "view": correct the id, or add it',
    ],
  ],
  [
    'an unreadable list of layouts, without an error for every unit',
    [['"layouts": [', '"layouts": "see layouts.json", "old": [']],
    [
      'line 6, column 14: layouts: Has to be a list, not "see layouts.json"',
      'line 6, column 41: old: Is not a field of the format: correct its name, or remove it',
    ],
  ],
])('%s', async (_, changes, lines) => {
  expect(await linesAfter(...changes)).toEqual(lines)
})
