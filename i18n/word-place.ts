import type { Section, Storey } from '#domain/chess/chess.ts'
import { isStreetOfHouses } from '#domain/chess/houses.ts'
import type { Translator } from './translator.ts'

/** What a section is called: its own name, else Entrance 2; a street of houses has no entrances and says its name. */
export function wordSection({ t }: Pick<Translator, 't'>, { name, number, estate }: Section): string {
  if (name !== null) return name
  return isStreetOfHouses(estate) ? estate.name : t('section.name', { number: String(number) })
}

/** What the axis of a grid counts: floors, or the houses of streets. */
export function wordAxis({ t }: Pick<Translator, 't'>, sections: readonly Section[]): string {
  const isStreet = sections.length > 0 && sections.every(({ estate }) => isStreetOfHouses(estate))
  return t(isStreet ? 'type.house' : 'chess.axis')
}

/** What a storey is called: Floor 9; in a street of houses, whose storeys are rows, just Houses. */
export function wordStorey({ t }: Pick<Translator, 't'>, { number, estate, section }: Storey): string {
  if (!isStreetOfHouses(estate)) return t('storey.name', { number: String(number) })
  return section.storeys.length > 1 ? `${t('type.house')} · ${number}` : t('type.house')
}
