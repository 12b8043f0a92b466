import type { Storey } from '#domain/chess/chess.ts'
import type { PictureQuery } from '#domain/picture/pinpoint.ts'
import { wordStorey } from '#i18n/word-place.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { usePicture } from '#web/picture/use-picture.ts'
import { storeysAround } from './plan-storey.ts'
import styles from './storey-stepper.module.css'
import { useStepStorey } from './use-step-storey.ts'

/** Buttons to the storeys above and below in the section, each named after its storey. */
export function StoreyStepper({ storey }: { storey: Storey }) {
  const translator = useTranslator()
  const { t } = translator
  const step = useStepStorey(storey)
  const { above, below } = storeysAround(storey)
  // Preloads the plans, so that a step shows at once.
  usePicture(queryOf(above))
  usePicture(queryOf(below))
  const nameOf = (other: Storey) => wordStorey(translator, other)
  return (
    <div className={styles.stepper}>
      <IconButton
        icon="down"
        label={below ? nameOf(below) : t('control.previous')}
        // Not `disabled`: the button would lose the focus on the lowest storey.
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
