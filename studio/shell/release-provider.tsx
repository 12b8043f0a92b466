import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { useProjectStores } from '#studio/project/project-stores-context.ts'
import { isOtherBuild, isReplaced } from '#studio/release/is-replaced.ts'
import { ReleaseContext } from '#studio/release/release-context.ts'

/** Notices that the server has a newer Studio: by the first event of each stream, or because a part is gone. */
export function ReleaseProvider({ children }: { readonly children: ReactNode }) {
  const stores = useProjectStores()
  const [isOlder, setIsOlder] = useState(false)
  const [turn, setTurn] = useState(0)
  useStaffEvents(({ kind, data }) => {
    if (kind === 'studio') setIsOlder(isOtherBuild(data.build))
  })
  useEffect(() => {
    const check = async () => {
      if (await isReplaced()) setIsOlder(true)
    }
    const onLost = () => void check()
    // Vite's event for every part that does not load.
    addEventListener('vite:preloadError', onLost)
    return () => removeEventListener('vite:preloadError', onLost)
  }, [])
  const release = useMemo(
    () => ({
      isOlder,
      turn,
      point: () => {
        setIsOlder(true)
        setTurn((before) => before + 1)
      },
      reload: async () => {
        // The cell that is being edited sends its text when it loses the focus.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        await stores.whenKept()
        location.reload()
      },
    }),
    [isOlder, turn, stores],
  )
  return <ReleaseContext value={release}>{children}</ReleaseContext>
}
