import type { InteractiveData } from '#contract/interactive.ts'
import type { Chess, Estate, Instance, Section, Storey } from '#domain/chess/chess.ts'
import { unitsIn } from '#domain/chess/units-in.ts'
import type { PlaceFigures } from '#domain/place/place-figures.ts'

/** The storeys of one section in a picture, the top one first. */
export interface PickerSection {
  readonly section: Section
  readonly storeys: readonly Storey[]
}

/** The storeys of a picture grouped by section. Leaves out storeys that do not exist (any more). */
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

/** The building that the storeys of a picture belong to. */
export function estateOf(storeys: readonly { readonly id: number }[], chess: Pick<Chess, 'storeyById'>): Estate | null {
  const [storey] = storeys
  return (storey && chess.storeyById.get(storey.id)?.estate) ?? null
}

/** The units that a picture shows: those of one building on its facade, else all of the project. */
export function unitsOfPicture(picture: InteractiveData, chess: Chess): readonly Instance[] {
  const estate = picture.kind === 'facade' ? estateOf(picture.storeys, chess) : null
  return estate ? unitsIn(estate) : chess.instances
}

/** The generated drawing that can replace a photo of one building. Null for other pictures. */
export function drawnPictureOf(picture: InteractiveData, chess: Pick<Chess, 'storeyById'>): InteractiveData | null {
  const estate = picture.kind === 'facade' ? estateOf(picture.storeys, chess) : null
  return estate && { ...picture, id: `estate-${estate.id}`, frame: { ...picture.frame, image: null }, frames: [] }
}

/** The section to list: that of the pointed storey, else the chosen one, else the first. */
export function listedSection(
  sections: readonly PickerSection[],
  pointed: number | null,
  chosen: number | null,
): PickerSection | null {
  const holds = ({ storeys }: PickerSection) => storeys.some(({ id }) => id === pointed)
  return sections.find(holds) ?? sections.find(({ section }) => section.id === chosen) ?? sections[0] ?? null
}

/** The share of free units, 0 to 1. */
export function freeShareOf({ free, all }: Pick<PlaceFigures, 'free' | 'all'>): number {
  return all === 0 ? 0 : free / all
}
