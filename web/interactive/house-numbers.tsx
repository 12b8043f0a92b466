import { type CSSProperties, useMemo } from 'react'
import type { Point } from '#domain/picture/polygon.ts'
import type { Size } from '#domain/picture/viewport.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { numberedHouses } from './numbered-houses.ts'
import styles from './pins.module.css'
import type { ShownRegion } from './shown-region.ts'

interface HouseNumbersProps {
  readonly regions: readonly ShownRegion[]
  readonly size: Size
  /** CSS pixels per pixel of the picture. */
  readonly scale: number
  /** Where a point of the picture is on the stage. */
  readonly styleOf: (point: Point) => CSSProperties
  readonly className?: string | undefined
}

/** The numbers of houses inside their regions. Hidden from screen readers, since the regions have labels. */
export function HouseNumbers({ regions, size: { width, height }, scale, styleOf, className }: HouseNumbersProps) {
  // Memoised: the points for the numbers are slow to compute and do not depend on the zoom.
  const houses = useMemo(() => numberedHouses(regions, { width, height }), [regions, width, height])
  return (
    <div className={joinClasses(styles.pins, className)} aria-hidden="true">
      {houses.map(({ key, look, subject, point, fromScale }) =>
        subject.kind === 'instance' && fromScale <= scale ? (
          <span key={key} className={styles.number} data-look={look} style={styleOf(point)}>
            {subject.of.number}
          </span>
        ) : null,
      )}
    </div>
  )
}
