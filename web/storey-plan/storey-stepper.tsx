import type { Storey } from '#domain/chess/chess.ts'
import type { PictureQuery } from '#domain/picture/pinpoint.ts'
import { wordStorey } from '#i18n/word-place.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { usePicture } from '#web/picture/use-picture.ts'
import { storeysAround } from './plan-storey.ts'
import styles from './storey-stepper.module.css'
import { useStepStorey } from './use-step-storey.ts'

/** The storeys of the section above and below; each button is named after where it leads. */
export function StoreyStepper({ storey }: { storey: Storey }) {
  const translator = useTranslator()
  const { t } = translator
  const step = useStepStorey(storey)
  const { above, below } = storeysAround(storey)
  // Asked for beforehand, so that a step is there at once.
  usePicture(queryOf(above))
  usePicture(queryOf(below))
  const nameOf = (other: Storey) => wordStorey(translator, other)
  return (
    <div className={styles.stepper}>
      <IconButton
        icon="down"
        label={below ? nameOf(below) : t('control.previous')}
        // Not `disabled`: the focus would be lost on the lowest storey.
        aria-disabled={below === null}
        onClick={() => below && step(below)}
      />
      <output>{nameOf(storey)}</output>
      <IconButton
        icon="up"
        label={above ? nameOf(above) : t('control.next')}
        aria-disabled={above === null}
        onClick={() => above && step(above)}
      />
    </div>
  )
}

function queryOf(storey: Storey | null): PictureQuery | null {
  const plan = storey?.plan
  return plan ? { id: String(plan.interactive), frame: plan.frame, storey: storey.id } : null
}
