import { useEffect, useState } from 'react'
import { useApiClient } from '#web/api/client-context.ts'
import { NoPicture } from '#web/picture/no-picture.tsx'
import { usePictureTries } from '#web/picture/use-pictures-age.ts'
import { StageSkeleton } from './stage-skeleton.tsx'

/** Milliseconds before each silent retry. */
const DELAYS = [400, 1600]

/** Shown instead of a picture that failed to load. Retries twice before it shows the error. */
export function FailedPicture() {
  const { kept, pending, onPending } = useApiClient()
  const tries = usePictureTries()
  const [first] = useState(tries)
  const [isTrying, setTrying] = useState(false)
  const delay = DELAYS[tries - first]
  useEffect(() => {
    if (delay === undefined) return
    const waiting = setTimeout(kept.retry, delay)
    return () => clearTimeout(waiting)
  }, [delay, kept])
  // Every attempt ends, either with the picture, which replaces this component, or with another failure.
  useEffect(() => onPending(() => pending() === 0 && setTrying(false)), [pending, onPending])
  if (delay !== undefined) return <StageSkeleton shape="picture" />
  return (
    <NoPicture
      isTrying={isTrying}
      onRetry={() => {
        setTrying(true)
        kept.retry()
      }}
    />
  )
}
