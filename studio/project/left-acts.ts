import type { KeptAct } from './kept-act.ts'

/*
 * A browser stores acts a moment after they were made, and drops what is not stored when the page is left. What is written
 * here while the page is being left is there at once.
 */

const PREFIX = 'vitrine-studio.left.'

/** Leaves the acts of a tab to the next page. */
export function leaveActs(tab: string, acts: readonly KeptAct[]): void {
  try {
    localStorage.setItem(PREFIX + tab, JSON.stringify(acts))
  } catch {
    // A browser that stores nothing has said so already.
  }
}

/** Takes the acts that were left of some work. Those of other work stay. */
export function takeLeftActs(isTaken: (act: KeptAct) => boolean): readonly KeptAct[] {
  try {
    return leftKeys().flatMap((key) => {
      const left: readonly KeptAct[] = JSON.parse(localStorage.getItem(key) ?? '[]')
      const others = left.filter((act) => !isTaken(act))
      if (others.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(others))
      return left.filter(isTaken)
    })
  } catch {
    return []
  }
}

function leftKeys(): readonly string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
}
