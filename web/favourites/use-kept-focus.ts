import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/** The props of a list that keeps the focus. */
interface KeptFocus {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onFocus: (event: FocusEvent) => void
}

/** Matches the units of a list. */
const UNIT = '[data-unit]'

/** Keeps the focus in a list when the focused unit is removed: moves it to the unit that takes its place. */
export function useKeptFocus(count: number): KeptFocus {
  const list = useRef<HTMLDivElement>(null)
  const place = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus can be lost only when the count changes
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return
    const units = [...(list.current?.querySelectorAll(UNIT) ?? [])]
    const next = units[Math.min(place.current, units.length - 1)] ?? list.current
    const target = next?.querySelector<HTMLElement>('button') ?? next?.querySelector<HTMLElement>('a')
    target?.focus()
  }, [count])
  return {
    ref: list,
    onFocus: ({ target }) => {
      const unit = target.closest(UNIT)
      place.current = unit && [...(list.current?.querySelectorAll(UNIT) ?? [])].indexOf(unit)
    },
  }
}
