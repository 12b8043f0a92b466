import type { Me } from '#contract/people.ts'
import type { NewProject } from './new-project.ts'

const KEY = 'studio-new-project'

/** Who typed: a person in a company. */
type Typist = Pick<Me, 'id'> & { readonly account: Pick<Me['account'], 'id'> }

interface Kept {
  readonly account: number
  readonly person: number
  readonly values: Partial<NewProject>
}

/** Keeps what was typed for a new project in this tab, so that Back or a reload does not lose it. */
export function keepForm({ id: person, account }: Typist, values: NewProject): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ account: account.id, person, values } satisfies Kept))
  } catch {
    // Without storage the form begins anew.
  }
}

/** What a person typed in this tab for a new project of a company; null if nothing was. */
export function readKeptForm({ id: person, account }: Typist): Partial<NewProject> | null {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return kept?.account === account.id && kept.person === person ? kept.values : null
  } catch {
    return null
  }
}

/** Forgets what was typed: the project is there, or the person cancelled. */
export function forgetForm(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage nothing was kept.
  }
}
