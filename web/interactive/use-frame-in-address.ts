import { useEffect } from 'react'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import type { Frames } from './use-frames.ts'

/** Writes the frame to the address when a turn has ended. */
export function useFrameInAddress({ shown, inAddress }: Frames, isMoving: boolean): void {
  const { turnTo, address } = useNavigation()
  // Keeps the marked storey.
  const storeyId = address.page.name === 'interactive' ? address.page.storeyId : null
  const { id, frame } = shown.picture
  useEffect(() => {
    if (isMoving || frame.id === inAddress.current) return
    inAddress.current = frame.id
    turnTo({ name: 'interactive', interactiveId: id, frameId: frame.id, storeyId })
  }, [isMoving, frame.id, id, storeyId, inAddress, turnTo])
}
