import type { CSSProperties } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './pins.module.css'
import type { ShownRegion } from './shown-region.ts'

interface HouseNumbersProps {
  readonly houses: readonly (ShownRegion & { readonly style: CSSProperties })[]
  readonly className?: string | undefined
}

/** The numbers of houses inside their regions. Hidden from screen readers, since the regions have labels. */
export function HouseNumbers({ houses, className }: HouseNumbersProps) {
  return (
    <div className={joinClasses(styles.pins, className)} aria-hidden="true">
      {houses.map(({ key, look, subject, style }) =>
        subject.kind === 'instance' ? (
          <span key={key} className={styles.number} data-look={look} style={style}>
            {subject.of.number}
          </span>
        ) : null,
      )}
    </div>
  )
}
