import type { TokenData } from '#contract/token.ts'
import type { Translator } from '#i18n/translator.ts'

/** Data for every sheet: its language, its colour, and whether it is a partner's. */
export function sheetData({ language }: Translator, { layout, contacts }: TokenData) {
  const [lang = 'en', ...rest] = language.tag.split('-')
  return {
    lang,
    region: rest.find((part) => /^[A-Z]{2}$/.test(part)) ?? null,
    primary: layout.color_scheme.primary,
    is_partner: contacts.is_partner,
  }
}
