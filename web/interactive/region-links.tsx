import { type CSSProperties, memo, useState } from 'react'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { useDestination } from '#web/picture/use-destination.ts'
import styles from './region-links.module.css'
import type { ShownRegion } from './shown-region.ts'
import type { Subject } from './subject.ts'

interface RegionLinksProps {
  readonly regions: readonly ShownRegion[]
  /** The accessible name of a region. */
  readonly labelOf: (subject: Subject) => string
}

/** The regions of a picture as links, with one tab stop. Event handlers identify them by `data-target`. */
export const RegionLinks = memo(function RegionLinks({ regions, labelOf }: RegionLinksProps) {
  const destinationOf = useDestination()
  const [focused, setFocused] = useState<string | null>(null)
  const stop = regions.some(({ key }) => key === focused) ? focused : regions[0]?.key
  return (
    <g className={styles.regions}>
      {regions.map(({ key, target, path, look, colour, subject }) => (
        <a
          key={key}
          href={destinationOf(target)?.href}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            destinationOf(target)?.follow()
          }}
          data-target={key}
          data-look={look}
          style={colour ? ({ '--st': colour } as CSSProperties) : undefined}
          tabIndex={key === stop ? 0 : -1}
          aria-label={labelOf(subject)}
          draggable={false}
          onFocus={() => setFocused(key)}
        >
          <path d={path} />
        </a>
      ))}
    </g>
  )
})
