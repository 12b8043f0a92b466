import type { Span } from '#domain/chess/chess-answer.ts'
import type { Entity } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import type { OpenHold } from '#domain/hold/open-hold.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import type { StatusType } from '#domain/status/status.ts'

/** A status of the project. */
export interface UnitStatus {
  readonly id: string
  readonly type: StatusType
  readonly name: string
  readonly color: string
}

/** A layout of the project. */
export interface UnitLayout {
  readonly id: string
  readonly type: LayoutType
  readonly label: string
  readonly area: number
  readonly plan: string | null
  /** As the project has them. */
  readonly fields: Entity['fields']
}

/** A building, section or storey, by its own id. */
export interface NamedPlace {
  readonly id: string
  readonly number: number
  readonly name: string
}

/** A building with what is in it. */
export interface UnitEstate extends NamedPlace {
  /** As the project has them. */
  readonly fields: Entity['fields']
  readonly sections: readonly { readonly storeys: readonly NamedPlace[] }[]
}

/** A tag or promotion, by its own id. */
export interface NamedMark {
  readonly id: string
  readonly name: string
  readonly color?: string | undefined
}

/** Where a unit is. */
export interface PlaceInProject {
  readonly estate: UnitEstate
  readonly section: NamedPlace
  readonly storey: NamedPlace
  /** Its first column in the chess of the section, from 1, and how many columns and storeys it takes. */
  readonly column: number
  readonly span: Span
}

/** A section with its storeys, the lowest first, empty ones included. */
export interface SectionPlan {
  readonly estate: NamedPlace
  readonly section: NamedPlace
  readonly storeys: readonly NamedPlace[]
}

/** A unit of a project with its draft laid over, as staff see it. */
export interface UnitFacts extends PlaceInProject {
  readonly id: string
  readonly number: string
  /** As the project has them. */
  readonly fields: Entity['fields']
  readonly layout: UnitLayout | null
  /** Its own area, else that of its layout. */
  readonly area: number | null
  /** The price as it is written in the project: before promotions. */
  readonly price: number | null
  readonly extraPrice: number | null
  /** What visitors read as its price, and as its price for one unit of area: after the best promotion. */
  readonly promotedPrice: number | null
  readonly perArea: number | null
  /** The stored status. */
  readonly status: UnitStatus | null
  /** The status that visitors see: a held unit is shown as reserved. */
  readonly effective: UnitStatus | null
  readonly hold: OpenHold | null
  readonly tags: readonly string[]
  readonly promoactions: readonly string[]
  readonly position: number | null
  /** Made in the draft: visitors do not know it. */
  readonly isNew: boolean
}

/** What the units of a project refer to, each list in the order of the project. */
export interface UnitMarks {
  readonly statuses: readonly UnitStatus[]
  readonly layouts: readonly UnitLayout[]
  readonly tags: readonly NamedMark[]
  readonly promoactions: readonly NamedMark[]
  readonly estates: readonly NamedPlace[]
}

/** Everything that the units screen needs to know of a project. */
export interface UnitBook extends UnitMarks {
  /** The language of its names, which is that of the reader. */
  readonly lang: LanguageCode
  /** In the order of the screen: by building, section, storey from the top, and column of the chess. */
  readonly units: readonly UnitFacts[]
  readonly byId: ReadonlyMap<string, UnitFacts>
  /** In the same order. */
  readonly sections: readonly SectionPlan[]
  /** Units with unpublished changes. */
  readonly changed: ReadonlySet<string>
  /** A unit as it would be with other values of its fields. */
  readonly withFields: (unit: UnitFacts, fields: Readonly<Record<string, Json>>) => UnitFacts
}
