import { API_BASE } from '#contract/api-base.ts'
import type { ChessAnswer } from '#contract/chess.ts'
import { withView } from '#domain/address/link-view.ts'
import { dataOf, manage } from '#studio/api/manage.ts'

/** A unit that the draft changes. */
export interface ChangedUnit {
  /** The developer's own id. */
  readonly id: string
  readonly number: string
  /** As the list of changes calls it. */
  readonly name: string
}

/** Where units are looked up. */
interface UnitPlace {
  readonly project: number
  readonly token: string
  /** The view of the draft. */
  readonly view: string
}

/** The id that a unit has in the addresses of the catalogue; null if it can't be told. */
export async function findUnit({ project, token, view }: UnitPlace, unit: ChangedUnit): Promise<number | null> {
  const query = { project_id: project, external_id: unit.id }
  const [live] = dataOf(await manage('listInstances', { query }))
  if (live) return live.id
  // A unit that is new in the draft has an id only in its preview.
  const response = await fetch(
    `${API_BASE}/public/projects/${project}/chess?${new URLSearchParams({ first_token: withView(token, view) })}`,
  )
  const { data }: ChessAnswer = await response.json()
  const units = data.flatMap(({ sections }) => sections.flatMap(({ storeys }) => storeys.flatMap((s) => s.instances)))
  const [found, ...others] = units.filter(({ number }) => number === unit.number)
  return found && others.length === 0 ? found.id : null
}
