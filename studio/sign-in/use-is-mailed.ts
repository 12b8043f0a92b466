import { useEffect, useState } from 'react'
import { readWays } from './sign-in-calls.ts'

/** Whether the server sends mail. True until it says that it does not. */
export function useIsMailed(): boolean {
  const [isMailed, setIsMailed] = useState(true)
  useEffect(() => {
    let isGone = false
    readWays().then(
      ({ mail }) => !isGone && setIsMailed(mail),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return isMailed
}
