import type { ComponentProps, MouseEvent } from 'react'
import { pathOf, type Screen } from './address.ts'
import { go, STUDIO_BASE } from './use-path.ts'

interface ScreenLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: Screen
}

/** A link to a screen. A plain click opens it without loading the page again. */
export function ScreenLink({ to, onClick, ...rest }: ScreenLinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain) return
    event.preventDefault()
    go(pathOf(to))
  }
  return <a {...rest} href={STUDIO_BASE + pathOf(to)} onClick={open} />
}
