import styles from '#ui/icon/icon.module.css'
import { joinClasses } from '#ui/look/join-classes.ts'
import { STUDIO_ICON_PATHS, type StudioIconName } from './studio-icon-paths.ts'

/** Icons with a direction, mirrored in right-to-left. */
const POINTING: ReadonlySet<StudioIconName> = new Set(['arrow', 'group', 'history', 'redo', 'undo'])

interface StudioIconProps {
  readonly name: StudioIconName
  readonly size?: 'small' | 'large' | undefined
}

/** An icon that only the Studio has. Decorative, as all icons are. */
export function StudioIcon({ name, size }: StudioIconProps) {
  return (
    <svg
      className={joinClasses(styles.icon, size && styles[size], POINTING.has(name) && styles.points)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={STUDIO_ICON_PATHS[name]} />
    </svg>
  )
}
