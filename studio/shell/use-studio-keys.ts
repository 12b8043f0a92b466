import { useEffect, useEffectEvent, useRef } from 'react'
import { pathOf } from '#studio/address/address.ts'
import { currentPath, go } from '#studio/address/use-path.ts'
import type { Place } from '#studio/frame/screens.ts'
import { takesText } from '#ui/keys/takes-text.ts'

interface StudioKeys {
  readonly places: readonly Place[]
  readonly openPalette: () => void
  readonly openHelp: () => void
}

/** The keys that work on every screen: Ctrl K, Ctrl Shift O, `?`, and `g` with the letter of a screen. */
export function useStudioKeys({ places, openPalette, openHelp }: StudioKeys): void {
  const isGoing = useRef(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (isCommand && key === 'k') return take(event, openPalette)
    if (isCommand && event.shiftKey && key === 'o') return take(event, openSwitcher)
    if (isCommand || event.altKey || isTyping(event.target)) return
    const place = isGoing.current ? places.find((one) => one.key === key) : undefined
    isGoing.current = key === 'g' && !isGoing.current
    if (place) take(event, () => goByKeys(pathOf(place.screen)))
    else if (event.key === '?') take(event, openHelp)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** Opens a screen. The one that is open already only gets the focus, and keeps its filters. */
function goByKeys(path: string): void {
  const isHere = path === currentPath()
  go(isHere ? path + location.search : path, { byKeys: true, replace: isHere })
}

function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault()
  act()
}

function openSwitcher(): void {
  // On small screens the switcher is in the top bar, else in the rail.
  const switchers = [...document.querySelectorAll<HTMLElement>('[data-switcher]')]
  switchers.find((button) => button.checkVisibility())?.click()
}

function isTyping(target: EventTarget | null): boolean {
  return takesText(target) || (target instanceof Element && target.matches('dialog *'))
}
