import { createContext, use } from 'react'
import type { Me } from '#contract/people.ts'

/** The person who is signed in, and a function for their changed data. */
interface SignedIn {
  readonly me: Me
  readonly onMe: (me: Me) => void
  readonly onSignedOut: () => void
}

/** Who is signed in. */
export const MeContext = createContext<SignedIn | null>(null)

/** Who is signed in, with what changes that. */
export function useSignedIn(): SignedIn {
  const signedIn = use(MeContext)
  if (!signedIn) throw new Error('nobody is signed in')
  return signedIn
}

/** The person who is signed in. */
export function useMe(): Me {
  return useSignedIn().me
}
