import { useEffect, useState } from 'react'
import { registerPart, reportPart } from '#ui/hydration/parts.ts'
import { IconDrawing } from './icon-drawing.tsx'
import { ICON_PATHS } from './icon-paths.ts'
import type { LATER_ICON_PATHS } from './later-icon-paths.ts'

/** The name of an icon. */
export type IconName = keyof typeof ICON_PATHS | keyof typeof LATER_ICON_PATHS

interface IconProps {
  readonly name: IconName
  /** 16, 20 (default) or 24 px. The stroke width is the same. */
  readonly size?: 'small' | 'large' | undefined
}

type LaterIcons = typeof LATER_ICON_PATHS

// The icons that the first view does not need load when one of them is first rendered.
let laterPaths: LaterIcons | null = null
const PART = 'later-icons'

async function loadLaterIcons(): Promise<void> {
  laterPaths ??= (await import('./later-icon-paths.ts')).LATER_ICON_PATHS
}
registerPart(PART, { says: 'first', load: loadLaterIcons })

/** A decorative icon, hidden from screen readers. A text beside it or the label of its button gives the meaning. */
export function Icon({ name, size }: IconProps) {
  const path = name in ICON_PATHS ? ICON_PATHS[name as keyof typeof ICON_PATHS] : null
  return path === null ? (
    <LaterIcon name={name as keyof LaterIcons} size={size} />
  ) : (
    <IconDrawing name={name} size={size} path={path} />
  )
}

function LaterIcon({ name, size }: IconProps & { readonly name: keyof LaterIcons }) {
  reportPart(PART, laterPaths === null)
  const [paths, setPaths] = useState(laterPaths)
  useEffect(() => {
    // If loading fails, only the icon is missing.
    if (!paths) loadLaterIcons().then(() => setPaths(laterPaths), console.error)
  }, [paths])
  // Names can come from data, so the type does not guarantee that the icon exists.
  if (paths && !Object.hasOwn(paths, name)) {
    console.warn(`unknown icon: ${name}`)
    return null
  }
  return <IconDrawing name={name} size={size} path={paths?.[name] ?? ''} />
}
