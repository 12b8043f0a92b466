import type { Section, Storey } from '#domain/chess/chess.ts'
import { isStreetOfHouses } from '#domain/chess/street-of-houses.ts'
import type { Translator } from './translator.ts'

/** The name of a section: its own, else "Entrance 2". A street of houses has no entrances and uses the estate's name. */
export function wordSection({ t }: Pick<Translator, 't'>, { name, number, estate }: Section): string {
  if (name !== null) return name
  return isStreetOfHouses(estate) ? estate.name : t('section.name', { number: String(number) })
}

/** The title of a grid's axis: floors, or houses for streets of houses. */
export function wordAxis({ t }: Pick<Translator, 't'>, sections: readonly Section[]): string {
  const isStreet = sections.length > 0 && sections.every(({ estate }) => isStreetOfHouses(estate))
  return t(isStreet ? 'type.house' : 'chess.axis')
}

/** The name of a storey: "Floor 9". In a street of houses, whose storeys are rows, "Houses". */
export function wordStorey({ t }: Pick<Translator, 't'>, { number, estate, section }: Storey): string {
  if (!isStreetOfHouses(estate)) return t('storey.name', { number: String(number) })
  return section.storeys.length > 1 ? `${t('type.house')} · ${number}` : t('type.house')
}
