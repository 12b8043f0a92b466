import type { InteractiveData } from '#contract/interactive.ts'
import type { Chess, Estate, Section, Storey } from '#domain/chess/chess.ts'
import type { PlaceFigures } from '#domain/chess/place-figures.ts'

/** The storeys of one section that a picture shows, the top one first. */
export interface PickerSection {
  readonly section: Section
  readonly storeys: readonly Storey[]
}

/** The storeys of a picture by their sections; those that are not to be seen (any more) are left out. */
export function pickerSections(
  storeys: readonly { readonly id: number }[],
  chess: Pick<Chess, 'storeyById'>,
): readonly PickerSection[] {
  const known = storeys.flatMap(({ id }) => chess.storeyById.get(id) ?? [])
  const groups = Map.groupBy(known, ({ section }) => section)
  return [...groups]
    .map(([section, own]) => ({ section, storeys: own.toSorted((a, b) => b.order - a.order) }))
    .toSorted((a, b) => a.section.estate.order - b.section.estate.order || a.section.number - b.section.number)
}

/** The building that a picture shows the storeys of. */
export function estateOf(storeys: readonly { readonly id: number }[], chess: Pick<Chess, 'storeyById'>): Estate | null {
  const [storey] = storeys
  return (storey && chess.storeyById.get(storey.id)?.estate) ?? null
}

/** The drawing that can stand for a photo of one building; null where the picture shows anything else. */
export function drawnPictureOf(picture: InteractiveData, chess: Pick<Chess, 'storeyById'>): InteractiveData | null {
  const estate = picture.kind === 'facade' ? estateOf(picture.storeys, chess) : null
  return estate && { ...picture, id: `estate-${estate.id}`, frame: { ...picture.frame, image: null }, frames: [] }
}

/** The section whose storeys are listed: that of the storey that is looked at, else the chosen one, else the first. */
export function listedSection(
  sections: readonly PickerSection[],
  pointed: number | null,
  chosen: number | null,
): PickerSection | null {
  const holds = ({ storeys }: PickerSection) => storeys.some(({ id }) => id === pointed)
  return sections.find(holds) ?? sections.find(({ section }) => section.id === chosen) ?? sections[0] ?? null
}

/** How much of what a storey has is free, 0 to 1. */
export function freeShareOf({ free, all }: Pick<PlaceFigures, 'free' | 'all'>): number {
  return all === 0 ? 0 : free / all
}
