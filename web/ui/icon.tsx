import styles from './icon.module.css'

/** Icons of one family, drawn on a grid of 24; those that point are mirrored in right-to-left. */
const ICONS = {
  back: { path: 'M19.5 12h-15M10.5 6l-6 6 6 6', points: true },
  chevron: { path: 'M7 10l5 5 5-5', points: false },
} as const

/** The name of an icon. */
export type IconName = keyof typeof ICONS

/** A decorative icon: the text beside it says what it means. */
export function Icon({ name }: { name: IconName }) {
  const { path, points } = ICONS[name]
  return (
    <svg className={points ? `${styles.icon} ${styles.points}` : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
