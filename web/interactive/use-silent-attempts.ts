import { useEffect, useState } from 'react'
import { isDrawn } from '#ui/drawn/is-drawn.ts'
import { decodePicture } from './load-frame.ts'

/** Milliseconds before each further attempt, of which nothing is seen. */
const DELAYS = [400, 1600]

/** What to do with the file of a picture that may not come. */
export interface Attempts {
  /** Not to be shown: it is being tried again. */
  readonly isBroken: boolean
  /** Another one makes the browser ask anew. */
  readonly attempt: number
  readonly onError: () => void
}

interface Tried {
  readonly src: string
  readonly attempt: number
  readonly isBroken: boolean
}

/** Tries a picture that did not come twice more; then says that it cannot be had. */
export function useSilentAttempts(src: string, onFail: () => void): Attempts {
  const [last, setLast] = useState<Tried>({ src, attempt: 0, isBroken: false })
  const { attempt, isBroken } = last.src === src ? last : { attempt: 0, isBroken: false }
  const [isBrought] = useState(isDrawn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the one that the document brought may have failed before.
  useEffect(() => {
    if (isBrought) decodePicture(src).catch(() => setLast({ src, attempt: 0, isBroken: true }))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another failure is what counts.
  useEffect(() => {
    if (!isBroken) return
    const delay = DELAYS[attempt]
    if (delay === undefined) return onFail()
    let isWanted = true
    const settle = (next: Omit<Tried, 'src'>) => isWanted && setLast({ src, ...next })
    const waiting = setTimeout(() => {
      decodePicture(src).then(
        () => settle({ attempt: attempt + 1, isBroken: false }),
        () => settle({ attempt: attempt + 1, isBroken: true }),
      )
    }, delay)
    return () => {
      isWanted = false
      clearTimeout(waiting)
    }
  }, [src, attempt, isBroken])
  return { isBroken, attempt, onError: () => setLast({ src, attempt, isBroken: true }) }
}
