import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { AskedEdits } from '#domain/unit-table/asked-edits.ts'
import type { FaultyTexts } from '#domain/unit-table/faulty-text.ts'
import type { UnitBook } from '#domain/unit-table/unit-facts.ts'
import type { GridEdit } from '#studio/grid/grid-props.ts'
import { joinEdits, keepOpenEdits, openEdits, takeOpenEdits } from './open-edits.ts'

/** Keeps edits that are not acts yet over a reload of the page. */
export function useOpenEdits(place: string, faulty: FaultyTexts, asked: AskedEdits, book: UnitBook) {
  const noted = useRef<readonly GridEdit[]>([])
  const open = useEffectEvent(() => openEdits(noted.current, faulty, asked, book))
  useEffect(() => {
    // Others became acts, or were discarded.
    noted.current = openEdits(noted.current, faulty, asked, book)
  }, [faulty, asked, book])
  useEffect(() => {
    const keep = ({ persisted }: PageTransitionEvent) => {
      // A page that the browser may show again has them itself.
      if (!persisted) keepOpenEdits(place, open())
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [place])
  return useCallback((edits: readonly GridEdit[]) => {
    noted.current = joinEdits(noted.current, edits)
  }, [])
}

/** Makes edits again that were kept over a reload of the page. */
export function useKeptEdits(place: string, onEdit: (edits: readonly GridEdit[]) => void): void {
  const again = useEffectEvent(onEdit)
  useEffect(() => {
    const kept = takeOpenEdits(place)
    if (kept.length > 0) again(kept)
  }, [place])
}
