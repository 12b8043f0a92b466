import type { NewLayout } from '#domain/building/read-build.ts'
import type { StatusType } from '#domain/status/status.ts'

/** A unit, as far as the dialogs need it. */
interface BookUnit {
  readonly id: string
  readonly section: { readonly id: string }
  readonly layout: { readonly id: string } | null
}

/** What the dialogs need to know of a project. The book of the units screen has it. */
export interface BuildBook {
  readonly units: readonly BookUnit[]
  readonly byId: ReadonlyMap<string, BookUnit>
  readonly statuses: readonly { readonly id: string; readonly name: string; readonly type: StatusType }[]
  readonly layouts: readonly NewLayout[]
}
