import { useCallback, useEffect, useState } from 'react'
import { draftView, viewOf } from '#domain/address/link-view.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey } from '#studio/api/error-message.ts'
import { manage } from '#studio/api/manage.ts'

const MINUTES = 60

/** A preview of the draft that lasts as long as the comparison, at most an hour. */
interface ShortPreview {
  /** The view that shows it; null until it is made, and after it has ended. */
  readonly view: string | null
  readonly isOver: boolean
  readonly fault: StudioKey | null
  /** Makes a new one. */
  readonly again: () => void
}

interface Made {
  readonly view: string | null
  readonly isOver: boolean
  readonly fault: StudioKey | null
}

const NONE: Made = { view: null, isOver: false, fault: null }

/** Makes a preview of the draft while it is mounted. Ends it afterwards, also when the page is closed. */
export function useShortPreview(catalogue: number): ShortPreview {
  const [made, setMade] = useState(NONE)
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn makes a new one.
  useEffect(() => {
    let isNeeded = true
    let timer = 0
    let end = () => {}
    setMade(NONE)
    manage('createPreview', { body: { catalogue_id: catalogue, minutes: MINUTES } }).then(
      ({ data: { id, direct_url, expires_at } }) => {
        end = () => endPreview(id)
        if (!isNeeded) return end()
        addEventListener('pagehide', end)
        timer = window.setTimeout(() => setMade({ ...NONE, isOver: true }), Date.parse(expires_at) - Date.now())
        // What visitors would see after a publication: hidden units would look like changes.
        setMade({ ...NONE, view: draftView(viewOf(decodeURIComponent(new URL(direct_url).pathname)) ?? '') })
      },
      (error) => isNeeded && setMade({ ...NONE, fault: errorKey(error) }),
    )
    return () => {
      isNeeded = false
      clearTimeout(timer)
      removeEventListener('pagehide', end)
      end()
    }
  }, [catalogue, turn])
  const again = useCallback(() => setTurn((before) => before + 1), [])
  return { ...made, again }
}

/** It ends by itself if the call is lost. The call outlives the page. */
function endPreview(id: number): void {
  manage('endPreview', { params: { id }, keepalive: true }).catch(() => {})
}
