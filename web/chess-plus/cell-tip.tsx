import { useLayoutEffect, useRef } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { placeElement } from '#ui/floating/place-element.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import styles from './cell-tip.module.css'

/** A tooltip for the hovered or focused cell with the details it has no room for. Screen readers get them from its label. */
export function CellTip({ instance, anchor }: { instance: Instance; anchor: Element }) {
  const words = useUnitWords()
  const tip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!tip.current) return
    tip.current.showPopover()
    placeElement(tip.current, anchor, 'above', 'center')
  })
  return (
    <div ref={tip} popover="manual" role="tooltip" aria-hidden="true" className={styles.tip}>
      <b>{words.name(instance)}</b>
      <span>{[words.kind(instance), words.area(instance)].join(' · ')}</span>
      <b>{words.price(instance)}</b>
      <span>{words.pricePerArea(instance)}</span>
    </div>
  )
}
