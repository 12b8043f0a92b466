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
  /** Its middle, in pixels. */
  readonly x: number
  readonly y: number
  /** Outside the filter. */
  readonly isDim?: boolean
  /** Over everything else, for what is pointed at. */
  readonly isRaised?: boolean
}

/** A label of a unit; a dot where it has no lines. */
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
        // Pictures are never mirrored, and what is written on them reads as its language does.
        <span key={tone} data-tone={tone} dir={language.is_rtl ? 'rtl' : 'ltr'}>
          {text}
        </span>
      ))}
    </span>
  )
})
