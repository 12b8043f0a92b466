import { useEffect, useState } from 'react'
import { registerPart, reportPart } from '#ui/hydration/parts.ts'
import { IconDrawing } from './icon-drawing.tsx'
import type { ICON_PATHS } from './icon-paths.ts'
import { iconPathOf } from './known-icons.ts'
import type { LATER_ICON_PATHS } from './later-icon-paths.ts'
import type { NEXT_ICON_PATHS } from './next-icon-paths.ts'

/** The name of an icon. */
export type IconName = keyof typeof ICON_PATHS | keyof typeof NEXT_ICON_PATHS | keyof typeof LATER_ICON_PATHS

interface IconProps {
  readonly name: IconName
  /** 16, 20 (default) or 24 px. The stroke width is the same. */
  readonly size?: 'small' | 'large' | undefined
}

// The icons that the first view does not need load when one of them is first rendered.
let isLoaded = false
const PART = 'later-icons'

async function loadLaterIcons(): Promise<void> {
  await import('./later-icon-paths.ts')
  isLoaded = true
}
registerPart(PART, { says: 'first', load: loadLaterIcons })

/** A decorative icon, hidden from screen readers. A text beside it or the label of its button gives the meaning. */
export function Icon(props: IconProps) {
  const path = iconPathOf(props.name)
  return path === null ? <LaterIcon {...props} /> : <IconDrawing name={props.name} size={props.size} path={path} />
}

function LaterIcon({ name, size }: IconProps) {
  reportPart(PART, !isLoaded)
  const [hasLoaded, setHasLoaded] = useState(isLoaded)
  useEffect(() => {
    // If loading fails, only the icon is missing.
    if (!hasLoaded) loadLaterIcons().then(() => setHasLoaded(true), console.error)
  }, [hasLoaded])
  const path = iconPathOf(name)
  // Names can come from data, so the type does not guarantee that the icon exists.
  if (hasLoaded && path === null) {
    console.warn(`unknown icon: ${name}`)
    return null
  }
  return <IconDrawing name={name} size={size} path={path ?? ''} />
}
