import { useEffect, useState } from 'react'
import type { Box } from '#domain/picture/box.ts'
import { useGlide } from './use-glide.ts'

/** Follows a box with an animation when it changes. */
export function useGlidedBox(box: Box | null): Box | null {
  const [shown, setShown] = useState(box)
  const glide = useGlide()
  const isThere = isSameBox(shown, box)
  const place = box && `${box.x} ${box.y} ${box.width} ${box.height}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another box starts an animation.
  useEffect(() => {
    glide.stop()
    if (isThere) return
    if (box && shown) glide.to(shown, box, setShown)
    else setShown(box)
  }, [place])
  return shown
}

function isSameBox(a: Box | null, b: Box | null): boolean {
  return a?.x === b?.x && a?.y === b?.y && a?.width === b?.width && a?.height === b?.height
}
