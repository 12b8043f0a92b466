import { useEffect, useState } from 'react'
import { namePart, tellPart } from '#ui/drawn/parts.ts'
import { IconDrawing } from './icon-drawing.tsx'
import { ICON_PATHS } from './icon-paths.ts'
import type { LATER_ICON_PATHS } from './later-icon-paths.ts'

/** The name of an icon. */
export type IconName = keyof typeof ICON_PATHS | keyof typeof LATER_ICON_PATHS

interface IconProps {
  readonly name: IconName
  /** 16, 20 (as usual) or 24 px; the stroke stays. */
  readonly size?: 'small' | 'large' | undefined
}

type LaterIcons = typeof LATER_ICON_PATHS

// Half of the family is not in the first view, and comes with whatever first shows one of it.
let laterPaths: LaterIcons | null = null
const PART = 'later-icons'

async function loadLaterIcons(): Promise<void> {
  laterPaths ??= (await import('./later-icon-paths.ts')).LATER_ICON_PATHS
}
namePart(PART, { says: 'first', load: loadLaterIcons })

/** A decorative icon: the text beside it, or the label of its button, says what it means. */
export function Icon({ name, size }: IconProps) {
  const path = name in ICON_PATHS ? ICON_PATHS[name as keyof typeof ICON_PATHS] : null
  return path === null ? (
    <LaterIcon name={name as keyof LaterIcons} size={size} />
  ) : (
    <IconDrawing name={name} size={size} path={path} />
  )
}

function LaterIcon({ name, size }: IconProps & { readonly name: keyof LaterIcons }) {
  tellPart(PART, laterPaths === null)
  const [paths, setPaths] = useState(laterPaths)
  useEffect(() => {
    // Where it does not come the icon is left out, and the page stays whole.
    if (!paths) loadLaterIcons().then(() => setPaths(laterPaths), console.error)
  }, [paths])
  // Names may come from data, where types do not reach.
  if (paths && !Object.hasOwn(paths, name)) {
    console.warn(`unknown icon: ${name}`)
    return null
  }
  return <IconDrawing name={name} size={size} path={paths?.[name] ?? ''} />
}
