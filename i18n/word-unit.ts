import { hasOwnSign } from '#domain/instance/own-sign.ts'
import { type LayoutType, roomsOf, STUDIO } from '#domain/layout/layout.ts'
import type { RoomsBasis } from '#domain/project/descriptions.ts'
import type { Translator } from './translator.ts'

/** The text of a room label: a number with its plural, a studio, or the developer's own word. */
export function wordRooms({ t }: Translator, label: string, basis: RoomsBasis): string {
  const count = roomsOf(label)
  if (count !== null) return t(`rooms.${basis}`, { count })
  return label === STUDIO ? t('rooms.studio') : t('rooms.other', { label })
}

/** The kind of flat that a label means, such as "two-room apartment". */
export function wordFlat(translator: Translator, label: string, basis: RoomsBasis): string {
  const count = roomsOf(label)
  if (count === null) return wordRooms(translator, label, basis)
  return translator.t(`rooms.flat_${basis}`, { count })
}

/** The name of a unit, such as "Apartment 12". Only Chinese adds a number sign, which must not be doubled. */
export function wordInstance({ t }: Translator, type: LayoutType, number: string): string {
  return t(`instance.${type}`, { number }).replace('号号', '号')
}

/** The number of a unit with a number sign: "No. 12". A number that already has a sign gets no second one. */
export function wordNumber({ t }: Translator, number: string): string {
  return hasOwnSign(number) ? number : t('instance.number', { number })
}
