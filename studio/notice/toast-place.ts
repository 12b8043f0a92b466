/** Where a toast was shown: by whom, in which project, and on which screen. */
export interface ToastPlace {
  readonly person: number | null
  /** Null on screens of the whole company. */
  readonly project: number | null
  readonly screen: string
}

/**
 * Whether a toast stays after a move. It belongs to its screen. One with an act, such as Undo, also stays on other screens,
 * but never for another person or over another project.
 */
export function staysAfter(shown: ToastPlace, now: ToastPlace, hasAct: boolean): boolean {
  if (shown.person !== now.person) return false
  if (shown.project !== null && now.project !== null && shown.project !== now.project) return false
  return hasAct || shown.screen === now.screen
}
