import type { Kind } from '#domain/kind/kind.ts'
import type { KindTotals } from '#domain/kind/kind-totals.ts'
import type { Layout } from '#domain/layout/layout.ts'
import type { Promoaction, Tag } from '#domain/project/project.ts'
import type { Status } from '#domain/status/status.ts'
import type { EstateAnswer, InstanceAnswer, SectionAnswer, Span, StoreyAnswer } from './chess-answer.ts'
import type { OwnValues } from './own-values.ts'

/** How many units of one room label are free and what the cheapest costs. */
export interface LabelTotal {
  readonly label: string
  readonly count: number
  readonly min_price: number | null
}

/** The totals of free units in an estate, a section or a storey. */
export interface FreeTotals extends KindTotals {
  readonly free_count: number
  /** The lowest price over all kinds. Visitors see a from-price of one kind instead: see `fromPrice`. */
  readonly min_price: number | null
  readonly free_by_label: readonly LabelTotal[]
}

/** An estate with everything derived. */
export interface Estate extends Omit<EstateAnswer, 'sections'>, FreeTotals {
  readonly sections: readonly Section[]
}

/** A section with everything derived. */
export interface Section extends Omit<SectionAnswer, 'storeys'>, FreeTotals {
  readonly estate: Estate
  /** Chess columns the section needs. */
  readonly columns: number
  /** By order, the lowest first. */
  readonly storeys: readonly Storey[]
}

/** A storey with everything derived. */
export interface Storey extends Omit<StoreyAnswer, 'instances'>, FreeTotals {
  readonly estate: Estate
  readonly section: Section
  /** By column. */
  readonly instances: readonly Instance[]
}

/** A unit with everything derived. */
export interface Instance
  extends Omit<InstanceAnswer, 'promoactions' | 'tags' | 'position' | 'span' | keyof OwnValues> {
  /** With the unit's own figures, where it has them. */
  readonly layout: Layout
  readonly status: Status
  readonly promoactions: readonly Promoaction[]
  readonly tags: readonly Tag[]
  readonly estate: Estate
  readonly section: Section
  readonly storey: Storey
  /** After the best promotion; null if the data has no positive price. */
  readonly price: number | null
  readonly old_price: number | null
  readonly sale: number
  readonly price_m2: number | null
  /** First chess column, from 1. */
  readonly column: number
  /** Index in `Chess.instances`, and so in the columns of an `InstanceIndex` and in `Failures`. */
  readonly row: number
  readonly span: Span
}

/** The processed chess grid of a project. */
export interface Chess {
  readonly estates: readonly Estate[]
  /** In the default order: estate order, section number, storey order, column. */
  readonly instances: readonly Instance[]
  readonly instanceById: ReadonlyMap<number, Instance>
  readonly storeyById: ReadonlyMap<number, Storey>
  readonly estateById: ReadonlyMap<number, Estate>
  /** The kind of unit that the catalogue opens on; null without units. */
  readonly leading_kind: Kind | null
  /** Ids of units left out because the project response lacks their layout or status: it is older than the chess. */
  readonly unresolved: readonly number[]
}
