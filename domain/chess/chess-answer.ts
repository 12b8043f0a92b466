import type { ESTATE_FIELDS } from '#domain/field/building.ts'
import type { ShownOf } from '#domain/field/columns.ts'
import type { INSTANCE_FIELDS } from '#domain/field/unit.ts'
import type { GalleryPicture, Tour, Video } from '#domain/media/image.ts'
import type { ConstructionEnd } from '#domain/project/descriptions.ts'
import type { OwnValues } from './own-values.ts'

/** An estate in the response of `public/projects/{id}/chess`, without derived values. */
export interface EstateAnswer extends ShownOf<typeof ESTATE_FIELDS> {
  readonly id: number
  readonly order: number
  readonly name: string
  readonly type: string
  readonly construction_end: ConstructionEnd | null
  /** The picture of the building. Null: the facade is drawn from the chess. */
  readonly facade: PictureRef | null
  readonly sections: readonly SectionAnswer[]
}

/** A picture of the project, and the frame that is shown first. */
export interface PictureRef {
  readonly interactive: number
  readonly frame: number
}

/** A section (entrance) of an estate. */
export interface SectionAnswer<Unit = InstanceAnswer> {
  readonly id: number
  readonly number: number
  readonly name: string | null
  readonly storeys: readonly StoreyAnswer<Unit>[]
}

/** A storey of a section. `number` is the number the building uses. */
export interface StoreyAnswer<Unit = InstanceAnswer> {
  readonly id: number
  readonly number: number
  readonly order: number
  readonly plan: PictureRef | null
  readonly instances: readonly Unit[]
}

/** A unit, as far as rules depend on it. Its own figures are present only if they differ from the layout's. */
export interface RuledUnit extends OwnValues {
  readonly id: number
  readonly number: string
  readonly layout_id: number
  readonly status_id: number
  readonly promoactions: readonly number[]
  readonly tags: readonly number[]
  /** The list price in major units. */
  readonly price: number | null
  readonly extra_price: number | null
  /** Column on the storey within the section, from 1; null if the data has none. */
  readonly position: number | null
  readonly span?: Span | undefined
}

/** A unit. */
export interface InstanceAnswer extends RuledUnit, ShownOf<typeof INSTANCE_FIELDS> {
  readonly gallery?: readonly GalleryPicture[] | undefined
  readonly tour?: Tour | undefined
  readonly video?: Video | undefined
}

/** How many columns and storeys (upwards) a unit takes. A duplex takes two storeys. */
export interface Span {
  readonly columns: number
  readonly storeys: number
}
