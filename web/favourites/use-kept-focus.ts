import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/** What a list has to spread to keep the focus. */
export interface KeptFocus {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onFocus: (event: FocusEvent) => void
}

/** The units of a list carry this attribute. */
const UNIT = '[data-unit]'

/** Keeps the focus in a list from which the focused unit is taken: it goes to the one that comes into its place. */
export function useKeptFocus(count: number): KeptFocus {
  const list = useRef<HTMLDivElement>(null)
  const place = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the count is what may take the focus away
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
