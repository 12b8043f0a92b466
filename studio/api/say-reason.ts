import { isDataReason, readAllowed, readReason } from '#contract/reasons.ts'
import type { StudioKey } from '#i18n/messages.ts'

type Translate = (key: StudioKey, values?: Readonly<Record<string, string>>) => string

/** The words of the server for what a value has to be. */
const KINDS: Readonly<Record<string, StudioKey>> = {
  'a list': 'reason.what.list',
  'a number': 'reason.what.number',
  'a text': 'reason.what.text',
  'a text, or texts by language code': 'reason.what.text',
  'a whole number': 'reason.what.number',
  'an address that begins with https://': 'reason.what.url',
  'an e-mail address': 'reason.what.email',
  'an id of your own': 'reason.what.id',
  'an object': 'reason.what.object',
  'the id of a layout': 'reason.what.id',
  'the id of a picture': 'reason.what.id',
  'the id of a status': 'reason.what.id',
  'the id of what it shows': 'reason.what.id',
  'the name of a file': 'reason.what.file',
  'the name of a picture file': 'reason.what.file',
  'true or false': 'reason.what.boolean',
}

/** The reason of a refusal or fault in the reader's language. One that is not known stays as the server wrote it. */
export function sayReason(t: Translate, text: string): string {
  const known = readReason(text)
  // The publish screen says those of the data itself.
  if (!known || isDataReason(known.code)) return text
  const { what, ...values } = known.values
  return t(`reason.${known.code}`, { ...values, ...(what !== undefined && { what: sayWhat(t, what) }) })
}

/** The message of a known reason that needs none of its parts, for a call that failed. */
export function reasonKey(detail: string): StudioKey | null {
  const known = readReason(detail)
  if (!known) return null
  const { code, values } = known
  if (isDataReason(code)) return null
  return code === 'feed_field' || Object.keys(values).length === 0 ? `reason.${code}` : null
}

function sayWhat(t: Translate, what: string): string {
  const allowed = readAllowed(what)
  if (allowed !== null) return t('reason.what.one_of', { list: allowed })
  const example = / such as (.+)$/s.exec(what)?.[1]
  if (example !== undefined) return t('reason.what.such', { example })
  const key = KINDS[what]
  return key ? t(key) : what
}
