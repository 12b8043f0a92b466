import { describe, expect, test } from 'vitest'
import { PAGE_NAMES, PAGES } from '#domain/address/page-table.ts'
import { LANGUAGES } from '#domain/language/language.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { PROFILE_TYPES } from '#domain/partner/profile-type.ts'
import { SORTS } from '#domain/sort/sort-option.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { THEMES } from '#domain/theme/theme.ts'
import { FIELD_KEYS, isOfCatalogue } from './field-keys.ts'
import { loadMessages } from './load-messages.ts'
import { anatomyOf } from './message-anatomy.fixture.ts'
import type { MessageKey } from './messages.ts'

const english = await loadMessages('en')
const keys = Object.keys(english) as MessageKey[]

describe.each(LANGUAGES)('$code', ({ code, tag }) => {
  test('has every message and no other, sorted', async () => {
    expect(Object.keys(await loadMessages(code))).toEqual(keys.toSorted())
  })

  test('has no empty message except the second consent, which only Turkish law requires', async () => {
    const messages = await loadMessages(code)
    const empty = keys.filter((key) => messages[key].trim() === '')
    expect(empty).toEqual(code === 'tr' ? [] : ['order.consent_second'])
  })

  test('has the same placeholders as English', async () => {
    const messages = await loadMessages(code)
    for (const key of keys) expect(anatomyOf(messages[key]).names, key).toEqual(anatomyOf(english[key]).names)
  })

  test('has a form for exactly the plural categories of the language', async () => {
    const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()
    const messages = await loadMessages(code)
    for (const key of keys) {
      const { plurals } = anatomyOf(messages[key])
      expect(plurals.length > 0, key).toBe(anatomyOf(english[key]).plurals.length > 0)
      for (const forms of plurals) expect(forms.toSorted(), key).toEqual(needed)
    }
  })

  test('has no straight apostrophe, which would escape a placeholder', async () => {
    const messages = await loadMessages(code)
    expect(keys.filter((key) => messages[key].includes("'"))).toEqual([])
  })
})

describe('the messages', () => {
  test('have the agreed English texts', () => {
    expect(english).toMatchObject({
      'validation.required': 'The field is required',
      'validation.email': 'Invalid email address',
      'validation.min': 'Minimum characters: {min}',
      'validation.max': 'Maximum characters: {max}',
      'message.error': 'An error has occurred',
      'message.no_items': 'No items found',
      'message.no_favorites': 'No favorites found',
      'message.no_premises': 'No available premises',
      'message.not_available': 'Not available',
      'message.sent': 'Sent successfully',
      'control.link_crm': 'Link to CRM',
      'control.unlink_crm': 'Unlink from CRM',
    })
  })

  test('keep a Czech preposition of one letter with its word', async () => {
    const alone = Object.entries(await loadMessages('cs')).filter(([, text]) => /(?<![^\s{(„])[ksvzou] /i.test(text))
    expect(alone).toEqual([])
  })

  test('use a word for plans that also fits shops and parking spaces', async () => {
    for (const { code } of LANGUAGES) {
      const { 'unit.plan': plan, 'kind.living': flat } = await loadMessages(code)
      expect(plan.toLowerCase(), code).not.toContain(flat.toLowerCase())
    }
  })

  test('have a text for every page and enumeration', () => {
    const named: readonly string[] = [
      ...PAGE_NAMES.map((name) => `title.${PAGES[name].title}`),
      ...['interactive_0', 'interactive_1', 'group_interactive', 'token_not_found'].map((title) => `title.${title}`),
      ...LAYOUT_TYPES.flatMap((type) => [`type.${type}`, `kind.${type}`, `instance.${type}`]),
      ...Object.values(STATUS_TYPES).map((type) => `status.${type}`),
      ...FIELD_KEYS.filter(isOfCatalogue),
      ...PROFILE_TYPES.map((type) => `profile.${type}`),
      ...SORTS.map((sort) => `sort.${sort}`),
      ...THEMES.map((theme) => `theme.${theme}`),
    ]
    expect(named.filter((key) => !(key in english))).toEqual([])
  })
})
