import { memo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { lookOf } from '#web/instance/status.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import type { Rung } from './label-rungs.ts'
import styles from './plan-labels.module.css'

interface PlanLabelProps {
  readonly instance: Instance
  readonly rung: Rung
  /** The middle of the label, in pixels. */
  readonly x: number
  readonly y: number
  /** Whether the unit does not match the filter. */
  readonly isDim?: boolean
  /** Above all other labels, for the unit under the pointer. */
  readonly isRaised?: boolean
}

/** The label of a unit, or a dot if it has no lines. */
export const PlanLabel = memo(function PlanLabel({ instance, rung, x, y, isDim, isRaised }: PlanLabelProps) {
  const { language } = useTranslator()
  const { className, style, ...look } = lookOf(instance.status)
  return (
    <span
      {...look}
      className={joinClasses(className, styles.label, isRaised && styles.raised)}
      style={{ ...style, translate: `calc(${x}px - 50%) calc(${y}px - 50%)` }}
      data-lines={rung.length}
      data-dim={isDim || undefined}
    >
      {rung.map(({ text, tone }) => (
        // The picture is never mirrored, so the text needs the direction of its language.
        <span key={tone} data-tone={tone} dir={language.is_rtl ? 'rtl' : 'ltr'}>
          {text}
        </span>
      ))}
    </span>
  )
})
