import { describe, expect, test } from 'vitest'
import { LANGUAGES, type LanguageCode } from '#domain/language/language.ts'
import { translators } from './i18n.fixture.ts'
import { splitTags } from './rich-text.ts'
import { wordFact, wordValue } from './word-fact.ts'
import { wordFlat, wordInstance, wordNumber, wordRooms } from './word-unit.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('rooms', () => {
  test.each<[LanguageCode, readonly (readonly [label: string, text: string])[]]>([
    [
      'ru',
      [
        ['1', '1 комната'],
        ['2', '2 комнаты'],
        ['5', '5 комнат'],
        ['21', '21 комната'],
        ['1.5', '1,5 комнаты'],
      ],
    ],
    [
      'en',
      [
        ['1', '1 room'],
        ['2', '2 rooms'],
      ],
    ],
    [
      'he',
      [
        ['1', 'חדר אחד'],
        ['2', '2 חדרים'],
        ['3.5', '3.5 חדרים'],
      ],
    ],
    [
      'mne',
      [
        ['1', '1 soba'],
        ['2', '2 sobe'],
        ['5', '5 soba'],
        ['21', '21 soba'],
      ],
    ],
    [
      'cs',
      [
        ['1', '1 pokoj'],
        ['2', '2 pokoje'],
        ['1.5', '1,5 pokoje'],
        ['5', '5 pokojů'],
      ],
    ],
    [
      'uk',
      [
        ['1', '1 кімната'],
        ['3', '3 кімнати'],
        ['7', '7 кімнат'],
      ],
    ],
    [
      'de',
      [
        ['1', '1 Zimmer'],
        ['2.5', '2,5 Zimmer'],
      ],
    ],
    [
      'ar',
      [
        ['1', 'غرفة واحدة'],
        ['2', 'غرفتان'],
        ['3', '3 غرف'],
        ['11', '11 غرفة'],
        ['100', '100 غرفة'],
      ],
    ],
    ['ka', [['2', '2 ოთახი']]],
    ['tr', [['2', '2 oda']]],
    ['uz', [['2', '2 xona']]],
  ])('agree with their number in %s', (code, cases) => {
    for (const [label, text] of cases) expect(plain(wordRooms(translators[code], label, 'rooms'))).toBe(text)
  })

  test('are bedrooms if the project counts bedrooms, with another word in every language', () => {
    for (const { code } of LANGUAGES) {
      const [rooms, bedrooms] = (['rooms', 'bedrooms'] as const).map((basis) =>
        wordRooms(translators[code], '3', basis),
      )
      expect(bedrooms, code).not.toBe(rooms)
      expect(wordFlat(translators[code], '3', 'bedrooms'), code).not.toBe(wordFlat(translators[code], '3', 'rooms'))
    }
  })

  test('use market notations such as T2 only for what they count', () => {
    expect(plain(wordFlat(translators.pt, '2', 'bedrooms'))).toContain('T2')
    expect(wordFlat(translators.pt, '2', 'rooms')).not.toContain('T2')
    expect(wordFlat(translators.tr, '2', 'bedrooms')).toContain('2+1')
    expect(wordFlat(translators.tr, '2', 'rooms')).not.toContain('+1')
    expect(wordFlat(translators.ru, '2', 'rooms')).toContain('2-комнатная')
  })

  test('agree with their number in the name of a flat', () => {
    const flats = (code: LanguageCode, basis: 'rooms' | 'bedrooms', labels: readonly string[]) =>
      labels.map((label) => plain(wordFlat(translators[code], label, basis)))
    expect(flats('ru', 'bedrooms', ['1', '2', '5', '21'])).toEqual([
      'Квартира с 1 спальней',
      'Квартира с 2 спальнями',
      'Квартира с 5 спальнями',
      'Квартира с 21 спальней',
    ])
    expect(flats('de', 'bedrooms', ['1', '3'])).toEqual(['Wohnung mit 1 Schlafzimmer', 'Wohnung mit 3 Schlafzimmern'])
    expect(flats('cs', 'bedrooms', ['1', '2', '5'])).toEqual([
      'Byt s 1 ložnicí',
      'Byt se 2 ložnicemi',
      'Byt s 5 ložnicemi',
    ])
    expect(flats('mne', 'rooms', ['1', '2', '5'])).toEqual(['Stan sa 1 sobom', 'Stan sa 2 sobe', 'Stan sa 5 soba'])
    expect(flats('pt', 'rooms', ['1', '3'])).toEqual(['Apto. de 1 assoalhada', 'Apto. de 3 assoalhadas'])
    expect(flats('ar', 'rooms', ['1', '2', '3', '11'])).toEqual([
      'شقة من غرفة واحدة',
      'شقة من غرفتين',
      'شقة من 3 غرف',
      'شقة من 11 غرفة',
    ])
  })

  test('distinguish a studio from a one-room flat in every language', () => {
    for (const { code } of LANGUAGES) {
      const studio = wordRooms(translators[code], 'studio', 'rooms')
      expect(wordFlat(translators[code], '1', 'rooms'), code).not.toContain(studio)
    }
  })

  test('may be a studio or the developer’s own word', () => {
    expect(wordRooms(translators.en, 'studio', 'rooms')).toBe('Studio')
    expect(wordFlat(translators.ru, 'studio', 'rooms')).toBe('Студия')
    expect(wordRooms(translators.en, 'Loft XL', 'rooms')).toBe('Loft XL')
  })
})

describe('a unit', () => {
  test('has a name', () => {
    expect(wordInstance(translators.en, 'parking', 'P-12')).toBe('Parking space P-12')
    expect(plain(wordInstance(translators.ru, 'living', '142'))).toBe('Квартира 142')
  })

  test('has exactly one number sign', () => {
    expect(plain(wordNumber(translators.ru, '12'))).toBe('№ 12')
    expect(wordNumber(translators.ru, 'Нежил. №1')).toBe('Нежил. №1')
    expect(wordNumber(translators.en, '#7')).toBe('#7')
    expect([wordNumber(translators.zh, '12号'), wordNumber(translators.zh, '12')]).toEqual(['12号', '12号'])
    expect(wordInstance(translators.zh, 'parking', '12号')).toBe('12号车位')
    for (const { code } of LANGUAGES) {
      expect(wordInstance(translators[code], 'commerce', 'Нежил. №1').split('№'), code).toHaveLength(2)
    }
  })

  test.each([
    [{ field: 'area_total', value: { kind: 'area', area: 62.5 } }, 'Total area', '62.5 m²'],
    [{ field: 'bedrooms', value: { kind: 'room_label', label: '2' } }, 'Bedrooms', '2'],
    [{ field: 'rooms', value: { kind: 'room_label', label: 'studio' } }, 'Rooms', 'Studio'],
    [{ field: 'storey', value: { kind: 'storey', number: 3, count: 14 } }, 'Floor', '3 of 14'],
    [{ field: 'storey', value: { kind: 'storey', number: -1, count: 14 } }, 'Floor', '-1'],
    [{ field: 'estate', value: { kind: 'text', text: 'Building A' } }, 'Building', 'A'],
    [{ field: 'estate', value: { kind: 'text', text: 'North building' } }, 'Building', 'North'],
    [{ field: 'estate', value: { kind: 'text', text: 'Buildings of the bay' } }, 'Building', 'Buildings of the bay'],
    [{ field: 'estate', value: { kind: 'text', text: 'A' } }, 'Building', 'A'],
    [{ field: 'bathrooms', value: { kind: 'number', number: 1.5 } }, 'Bathrooms', '1.5'],
    [{ field: 'stage', value: { kind: 'choice', words: 'stage', option: 'end' } }, 'Construction status', 'Completed'],
    [
      { field: 'house_type', value: { kind: 'choice', words: 'house_type', option: 'frame-block' } },
      'Construction type',
      'Concrete frame, block infill',
    ],
    [
      { field: 'parking_type', value: { kind: 'choice', words: 'parking_type', option: 'underground-and-ground' } },
      'Parking',
      'Underground and surface',
    ],
    [{ field: 'renovation', value: { kind: 'choice', words: 'renovation', option: 6 } }, 'Finish', 'Turnkey'],
    [
      { field: 'window_view', value: { kind: 'choice', words: 'window_view', option: 12 } },
      'View',
      'Courtyard and forest',
    ],
    [{ field: 'school', value: { kind: 'answer', answer: 0 } }, 'School', 'No'],
    [
      { field: 'construction_end', value: { kind: 'construction_end', end: { quarter: 4, year: 2028 } } },
      'Completion',
      'Q4 2028',
    ],
  ] as const)('is described by %j', (fact, label, value) => {
    expect(wordFact(translators.en, fact, 'm')).toEqual({ label, value })
  })
})

test('a length is in metres, or in feet where areas are in square feet', () => {
  const height = { kind: 'length', length: 2.85 } as const
  expect(wordValue(translators.ru, height, 'm')).toBe('2,85\u00a0м')
  expect(wordValue(translators.us, { ...height, length: 9.5 }, 'ft')).toBe('9.5\u00a0ft')
})

test('a basement is -1 in right-to-left too', () => {
  for (const { code, is_rtl } of LANGUAGES) {
    const { t } = translators[code]
    const number = is_rtl ? '\u2068-1\u2069' : '-1'
    expect(t('storey.name', { number: '-1' }), code).toContain(number)
    expect(t('storey.name_of', { number: '-1', count: 9 }), code).toContain(number)
    expect(t('storey.number_of', { number: '-1', count: 9 }), code).toContain(number)
  }
})

describe('tags in messages', () => {
  test('split the consent into text and link, in every language', () => {
    for (const { code } of LANGUAGES) {
      const runs = splitTags(translators[code].t('order.consent'))
      expect(
        runs.filter(({ tag }) => tag === 'policy'),
        code,
      ).toHaveLength(1)
      expect(runs.map(({ text }) => text).join(''), code).not.toContain('<')
    }
  })

  test('leave plain text alone', () => {
    expect(splitTags('a < b')).toEqual([{ tag: null, text: 'a < b' }])
    expect(splitTags('<a>x</a>')).toEqual([{ tag: 'a', text: 'x' }])
    expect(splitTags('')).toEqual([])
  })
})
