import { memo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { lookOf } from '#web/instance/status.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import type { LabelForm } from './label-forms.ts'
import styles from './plan-labels.module.css'

interface PlanLabelProps {
  readonly instance: Instance
  readonly form: LabelForm
  /** The middle of the label, in pixels. */
  readonly x: number
  readonly y: number
  /** Whether the unit does not match the filter. */
  readonly isDim?: boolean
  /** Above all other labels, for the unit under the pointer. */
  readonly isRaised?: boolean
}

/** The label of a unit, or a dot if it has no lines. */
export const PlanLabel = memo(function PlanLabel({ instance, form, x, y, isDim, isRaised }: PlanLabelProps) {
  const { language } = useTranslator()
  const { className, style, ...look } = lookOf(instance.status)
  return (
    <span
      {...look}
      className={joinClasses(className, styles.label, isRaised && styles.raised)}
      style={{ ...style, translate: `calc(${x}px - 50%) calc(${y}px - 50%)` }}
      data-lines={form.length}
      data-dim={isDim || undefined}
    >
      {form.map(({ text, tone }) => (
        // The picture is never mirrored, so the text needs the direction of its language.
        <span key={tone} data-tone={tone} dir={language.is_rtl ? 'rtl' : 'ltr'}>
          {text}
        </span>
      ))}
    </span>
  )
})
