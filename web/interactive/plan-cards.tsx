import { useEffect, useRef } from 'react'
import { type Box, boundsOf } from '#domain/picture/box.ts'
import { boxInPixels, type Size } from '#domain/picture/viewport.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { alongRow } from './focus-of.ts'
import { middleCard } from './middle-card.ts'
import { PlanCard } from './plan-card.tsx'
import styles from './plan-cards.module.css'
import type { ShownRegion } from './shown-region.ts'
import type { Pointing } from './use-pointed-target.ts'

interface PlanCardsProps {
  readonly regions: readonly ShownRegion[]
  readonly size: Size
  readonly pointing: Pointing
  /** Centres the picture on a box. */
  readonly centre: (box: Box) => void
}

/** Milliseconds without scrolling after which the row is at rest. Not every browser has `scrollend`. */
const REST = 120

/** The buildings of a site as a row of cards on small screens. The picture shows the one in the middle. */
export function PlanCards({ regions: all, size, pointing, centre }: PlanCardsProps) {
  const regions = alongRow(all)
  const row = useRef<HTMLUListElement>(null)
  const resting = useRef(0)
  const { pointed, point } = pointing
  const key = pointed?.key ?? null
  const first = regions[0]?.key ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: points at the first card until the visitor chooses another.
  useEffect(() => {
    if (key === null && first !== null) point({ key: first, by: 'touch' })
  }, [key, first])
  useEffect(() => () => clearTimeout(resting.current), [])
  useEffect(() => {
    const card = row.current?.querySelector(`[data-target="${key}"]`)
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    card?.scrollIntoView({ inline: 'center', block: 'nearest', behavior })
  }, [key])

  const look = () => {
    const cards = [...(row.current?.children ?? [])].map((card) => card.getBoundingClientRect())
    const region = row.current && regions[middleCard(cards, row.current.getBoundingClientRect())]
    const box = region && boundsOf(region.polygons)
    if (!region || !box) return
    point({ key: region.key, by: 'touch' })
    centre(aboveCards(boxInPixels(box, size)))
  }
  return (
    <ul
      ref={row}
      className={styles.cards}
      data-tour="picture"
      onScroll={() => {
        clearTimeout(resting.current)
        resting.current = window.setTimeout(look, REST)
      }}
    >
      {regions.map((region) => (
        <li key={region.key} className={joinClasses(region.key === key && styles.on)}>
          <PlanCard region={region} />
        </li>
      ))}
    </ul>
  )
}

/** Enlarges the box downwards, since the cards cover the bottom of the stage. */
function aboveCards({ height, ...box }: Box): Box {
  return { ...box, height: height * 1.3 }
}
