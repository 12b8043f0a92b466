import { useEffect, useState } from 'react'
import { isHydrating } from '#ui/hydration/hydration.ts'
import { decodePicture } from './load-frame.ts'

/** Milliseconds before each silent retry. */
const DELAYS = [400, 1600]

/** The state of a picture file that may fail to load. */
interface Attempts {
  /** True while it must not be rendered, since it is being retried. */
  readonly isBroken: boolean
  /** Use as a key, so that the browser loads the file again. */
  readonly attempt: number
  readonly onError: () => void
}

interface Tried {
  readonly src: string
  readonly attempt: number
  readonly isBroken: boolean
}

/** Retries a picture that failed to load twice, then calls `onFail`. */
export function useSilentAttempts(src: string, onFail: () => void): Attempts {
  const [last, setLast] = useState<Tried>({ src, attempt: 0, isBroken: false })
  const { attempt, isBroken } = last.src === src ? last : { attempt: 0, isBroken: false }
  const [isServerRendered] = useState(isHydrating)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a server-rendered picture may have failed before.
  useEffect(() => {
    if (isServerRendered) decodePicture(src).catch(() => setLast({ src, attempt: 0, isBroken: true }))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for another failure.
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
