import { useEffect, useEffectEvent } from 'react'
import { useRelease } from './release-context.ts'

/** In the place of a dialog or panel that the server no longer has: closes it and points to the strip of the page. */
export function OlderPointer({ onClose }: { readonly onClose: () => void }) {
  const { point } = useRelease()
  const leave = useEffectEvent(() => {
    onClose()
    point()
  })
  useEffect(() => leave(), [])
  return null
}
