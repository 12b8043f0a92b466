import { createContext, use } from 'react'

/** The release of the Studio that this page belongs to. */
interface Release {
  /** Whether the server has a newer one. */
  readonly isOlder: boolean
  /** How often the person asked for something that only the newer one has. */
  readonly turn: number
  /** Points to the button that loads the page again. */
  readonly point: () => void
  /** Loads the page again, after everything that was typed is kept. */
  readonly reload: () => void
}

/** The release of the Studio that this page belongs to. */
export const ReleaseContext = createContext<Release>({
  isOlder: false,
  turn: 0,
  point: () => {},
  reload: () => location.reload(),
})

/** The release of the Studio that this page belongs to. */
export function useRelease(): Release {
  return use(ReleaseContext)
}
