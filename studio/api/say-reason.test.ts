import { expect, it } from 'vitest'
import { REASONS } from '#contract/reasons.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { studioTranslator } from '#i18n/studio.fixture.ts'
import { errorKey } from './error-message.ts'
import { failureOf } from './manage.ts'
import { sayReason } from './say-reason.ts'

it('says known reasons in the reader’s language, and keeps what was written', async () => {
  const { t } = studioTranslator('de')
  expect(sayReason(t, 'Is missing: add a text')).toBe('Das fehlt. Nötig ist: ein Text.')
  expect(sayReason(t, 'Has to be one of "free", "sold", not "gone"')).toBe(
    '"gone" passt hier nicht. Nötig ist: eines von "free", "sold".',
  )
  expect(sayReason(t, 'Has to be a colour such as "#2f9e68", not "#fff"')).toBe(
    '"#fff" passt hier nicht. Nötig ist: zum Beispiel "#2f9e68".',
  )
  expect(sayReason(t, 'There is no layout "Z", only "A", "B": correct the id, or add it')).toContain('"Z"')
  expect(sayReason(t, 'Something new')).toBe('Something new')
})

it('leaves no word of the server in other languages', async () => {
  for (const code of LANGUAGE_CODES.filter((each) => !['en', 'us'].includes(each))) {
    const { t } = studioTranslator(code)
    for (const [reason, templates] of Object.entries(REASONS)) {
      // The publish screen says those of the data itself.
      if (reason.startsWith('data.')) continue
      for (const template of templates) {
        const said = sayReason(t, template.replaceAll(/\{(\w+)\}/g, '7'))
        expect(said, code).not.toMatch(/(?<!\p{L})(?:has|the|not|missing|write|there|reason)(?!\p{L})/u)
        expect(said, code).not.toContain('{')
      }
    }
  }
})

it('names the reason of a failed call if it is known', async () => {
  const keyOf = async (detail: string) => errorKey(await failureOf({ code: 'conflict', detail }))
  expect(await keyOf('This person is a member already')).toBe('reason.member_already')
  expect(await keyOf('status: is written by a feed; take the field over first')).toBe('reason.feed_field')
  expect(await keyOf('name: is taken')).toBe('error.conflict')
})
