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

/** The unit's own name, such as Apartment 12. Only Chinese has a sign in it. */
export function wordInstance({ t }: Translator, type: LayoutType, number: string): string {
  return t(`instance.${type}`, { number }).replace('号号', '号')
}

/** The number of a unit with its sign: No. 12. A number that brings a sign of its own gets no second one. */
export function wordNumber({ t }: Translator, number: string): string {
  return hasOwnSign(number) ? number : t('instance.number', { number })
}
