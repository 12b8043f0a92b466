import { Suspense } from 'react'
import { IconDrawing } from './icon-drawing.tsx'
import { ICON_PATHS } from './icon-paths.ts'
import type { LATER_ICON_PATHS } from './later-icon-paths.ts'
import { quietLazy } from './quiet-lazy.ts'

/** The name of an icon. */
export type IconName = keyof typeof ICON_PATHS | keyof typeof LATER_ICON_PATHS

interface IconProps {
  readonly name: IconName
  /** 16, 20 (as usual) or 24 px; the stroke stays. */
  readonly size?: 'small' | 'large' | undefined
}

// Half of the family is not in the first view, and comes with whatever first shows one of it.
const LaterIcon = quietLazy(async () => (await import('./later-icon.tsx')).LaterIcon)

/** A decorative icon: the text beside it, or the label of its button, says what it means. */
export function Icon({ name, size }: IconProps) {
  if (name in ICON_PATHS) {
    return <IconDrawing name={name} size={size} path={ICON_PATHS[name as keyof typeof ICON_PATHS]} />
  }
  return (
    <Suspense fallback={<IconDrawing name={name} size={size} path="" />}>
      <LaterIcon name={name} size={size} />
    </Suspense>
  )
}
