import { createContext, use, useMemo } from 'react'
import type { FieldOwner } from '#contract/field-owners.ts'
import type { OwnedField } from '#domain/field/unit.ts'
import { type UnitColumn, unitFieldOf } from '#domain/unit-table/unit-columns.ts'
import type { UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { manage } from '#studio/api/manage.ts'
import { useProject } from '#studio/project/project-context.ts'
import { useManaged } from '#studio/reading/use-reading.ts'

/** The feeds that write columns, and the people who took columns over from them. */
interface FieldOwners {
  /** The feed that writes or wrote a column. */
  readonly ownerOf: (column: UnitColumn) => FieldOwner | undefined
  /** Whether only a feed may change a column of a unit. It does not write units that only the draft has. */
  readonly isOwned: (column: UnitColumn, unit: Pick<UnitFacts, 'isNew'>) => boolean
  readonly take: (field: OwnedField) => Promise<void>
  readonly release: (field: OwnedField) => Promise<void>
}

/** The owners of columns. */
export const FieldOwnersContext = createContext<FieldOwners | null>(null)

/** The owners of columns. */
export function useFieldOwners(): FieldOwners {
  const owners = use(FieldOwnersContext)
  if (!owners) throw new Error('no field owners above this component')
  return owners
}

/** Reads the owners of columns, and again when one changes. */
export function useReadOwners(): FieldOwners {
  const { catalogue } = useProject()
  const projectId = catalogue.project_id ?? 0
  // Without an answer the server still refuses what a feed owns.
  const { data: answer, reload } = useManaged(
    'listFieldOwners',
    { params: { id: projectId } },
    { on: ({ kind, data }) => kind === 'field_owner' && data.project_id === projectId },
  )
  return useMemo(() => {
    const owners = answer?.data ?? []
    const ownerOf = (column: UnitColumn) => owners.find(({ field }) => field === unitFieldOf(column))
    return {
      ownerOf,
      isOwned: (column, { isNew }) => !isNew && ownerOf(column)?.taken === null,
      take: (field) => manage('takeField', { params: { id: projectId }, body: { field } }).then(reload),
      release: (field) => manage('releaseField', { params: { id: projectId }, body: { field } }).then(reload),
    }
  }, [answer, projectId, reload])
}
