import { hasOwnSign } from '#domain/instance/own-sign.ts'
import { type LayoutType, roomsOf, STUDIO } from '#domain/layout/layout.ts'
import type { RoomsBasis } from '#domain/project/descriptions.ts'
import type { Translator } from './translator.ts'

/** A room label in words: the plural of the language, a studio, or the developer's own word. */
export function wordRooms({ t }: Translator, label: string, basis: RoomsBasis): string {
  const count = roomsOf(label)
  if (count !== null) return t(`rooms.${basis}`, { count })
  return label === STUDIO ? t('rooms.studio') : t('rooms.other', { label })
}

/** What kind of flat a label means, such as a two-room apartment. */
export function wordFlat(translator: Translator, label: string, basis: RoomsBasis): string {
  const count = roomsOf(label)
  if (count === null) return wordRooms(translator, label, basis)
  return translator.t(`rooms.flat_${basis}`, { count })
}

/** The unit's own name, such as Apartment 12. */
export function wordInstance({ t }: Translator, type: LayoutType, number: string): string {
  return signedOnce(t(`instance.${type}`, { number }), number)
}

/** The number of a unit with its sign: No. 12. A number that brings a sign of its own gets no second one. */
export function wordNumber({ t }: Translator, number: string): string {
  return signedOnce(t('instance.number', { number }), number)
}

/** The signs that our messages put before a number, and the one behind it. */
const SIGN_BEFORE = /(?:№|No\.|Nr\.|N\.º|č\.|br\.|מס׳|رقم)\s*$/u
const SIGN_AFTER = /^号/u

function signedOnce(text: string, number: string): string {
  if (!hasOwnSign(number)) return text
  const at = text.indexOf(number)
  const [before, after] = [text.slice(0, at), text.slice(at + number.length)]
  return before.replace(SIGN_BEFORE, '') + number + after.replace(SIGN_AFTER, '')
}
