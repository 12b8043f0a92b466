import { IconDrawing } from './icon-drawing.tsx'
import { LATER_ICON_PATHS } from './later-icon-paths.ts'

interface LaterIconProps {
  readonly name: string
  readonly size: 'small' | 'large' | undefined
}

/** An icon of those that the first view does without. */
export function LaterIcon({ name, size }: LaterIconProps) {
  // Names may come from data, where types do not reach (spec 8).
  if (!Object.hasOwn(LATER_ICON_PATHS, name)) {
    console.warn(`unknown icon: ${name}`)
    return null
  }
  return <IconDrawing name={name} size={size} path={LATER_ICON_PATHS[name as keyof typeof LATER_ICON_PATHS]} />
}
