import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '#domain/language/language.ts'
import { studioTranslator } from '#i18n/studio.fixture.ts'
import { actWords } from './act-words.ts'
import { readLength } from './read-command.ts'

const HOUR = 3_600_000
const [DAY, WEEK] = [24 * HOUR, 168 * HOUR]

/** What people type for a length of time, in all forms that a sentence may need. */
const TYPED: Readonly<Partial<Record<LanguageCode, readonly (readonly [typed: string, length: number | null])[]>>> = {
  en: [
    ['3', 3 * DAY],
    ['3 days', 3 * DAY],
    ['12h', 12 * HOUR],
    ['1.5 weeks', 1.5 * WEEK],
    ['day', DAY],
    ['0 days', null],
    ['90m', null],
    ['', null],
    ['soon', null],
    ['3 days later', null],
  ],
  ru: [
    ['3 дня', 3 * DAY],
    ['на', null],
    ['2 недели', 2 * WEEK],
    ['неделю', WEEK],
    ['12ч', 12 * HOUR],
    ['5 дн.', 5 * DAY],
  ],
  uk: [
    ['2 тижні', 2 * WEEK],
    ['тиждень', WEEK],
    ['12 годин', 12 * HOUR],
    ['3 днями', 3 * DAY],
  ],
  de: [
    ['3 Tagen', 3 * DAY],
    ['2 Wo.', 2 * WEEK],
    ['eine', null],
    ['12 Stunden', 12 * HOUR],
  ],
  cs: [
    ['3 dnů', 3 * DAY],
    ['2 týdnech', 2 * WEEK],
    ['12 hod.', 12 * HOUR],
  ],
  tr: [
    ['3 günlük', 3 * DAY],
    ['2 haftalık', 2 * WEEK],
    ['12 saat', 12 * HOUR],
  ],
  pt: [
    ['3 dias', 3 * DAY],
    ['2 sem', 2 * WEEK],
    ['1,5 h', 1.5 * HOUR],
  ],
  uz: [
    ['3 kunga', 3 * DAY],
    ['2 haftaga', 2 * WEEK],
    ['12 soat', 12 * HOUR],
  ],
  he: [
    ['3 ימים', 3 * DAY],
    ['יומיים', 2 * DAY],
    ['שבועיים', 2 * WEEK],
    ['שעתיים', 2 * HOUR],
  ],
  ar: [
    ['يومين', 2 * DAY],
    ['٣ أيام', 3 * DAY],
    ['أسبوعين', 2 * WEEK],
    ['12 ساعة', 12 * HOUR],
  ],
  ka: [
    ['3 დღით', 3 * DAY],
    ['2 კვირით', 2 * WEEK],
    ['12 საათით', 12 * HOUR],
  ],
  zh: [
    ['2个星期', 2 * WEEK],
    ['3天', 3 * DAY],
    ['12个小时', 12 * HOUR],
    ['2礼拜', 2 * WEEK],
  ],
  mne: [
    ['2 nedjelje', 2 * WEEK],
    ['nedjelju', WEEK],
    ['3 dana', 3 * DAY],
    ['12 sati', 12 * HOUR],
  ],
}

describe('a length of time in the palette', () => {
  it.each(Object.entries(TYPED))('is read as people type it: %s', async (code, typed) => {
    const words = actWords(studioTranslator(code as LanguageCode))
    const read = typed.map(([text]) => [text, readLength(text, words)])
    expect(read).toEqual(typed)
  })
})
