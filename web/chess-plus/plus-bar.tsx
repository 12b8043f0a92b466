import type { ChessPlusMode } from '#domain/address/query.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { figuresOf } from './cell-text.ts'
import { EstateChoice } from './estate-choice.tsx'
import { HeatRamp } from './heat-ramp.tsx'
import { ModeSlider } from './mode-slider.tsx'
import styles from './plus-bar.module.css'
import type { Survey } from './survey.ts'

const StatusLegend = lazyPart('status-legend', async () => (await import('./status-legend.tsx')).StatusLegend)

interface PlusBarProps {
  readonly survey: Survey
  readonly modes: readonly ChessPlusMode[]
  readonly estateId: number | null
  readonly onMode: () => void
}

/** The bar above the map: mode, estate and the meaning of the colours. */
export function PlusBar({ survey, modes, estateId, onMode }: PlusBarProps) {
  const translator = useTranslator()
  const { mode, scale, instances } = survey
  const { step } = figuresOf(translator, survey)
  return (
    <div className={joinClasses(styles.bar, scale && styles.heat)}>
      <ModeSlider mode={mode} modes={modes} onChange={onMode} />
      <EstateChoice estateId={estateId} />
      {step > 0 && (
        <small className={styles.note}>{translator.t(step === 1 ? 'price.in_compact' : 'price.in_compact_2')}</small>
      )}
      {scale && <HeatRamp mode={mode} scale={scale} />}
      <StatusLegend instances={instances} />
    </div>
  )
}
