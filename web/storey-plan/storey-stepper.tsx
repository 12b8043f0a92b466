import type { Storey } from '#domain/chess/chess.ts'
import type { PictureQuery } from '#domain/picture/pinpoint.ts'
import { wordStorey } from '#i18n/word-place.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { storeyPlanPageOf } from '#web/picture/target-page.ts'
import { usePicture } from '#web/picture/use-picture.ts'
import { routeAfterStep, storeysAround } from './plan-storey.ts'
import styles from './storey-stepper.module.css'

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

/** Goes to the plan of another storey. Open panels follow, but the panel of a unit without a counterpart there closes. */
function useStepStorey(from: Storey): (to: Storey) => void {
  const { overlays, turnTo, updatePanel } = useNavigation()
  return (to) => {
    const page = storeyPlanPageOf(to)
    if (!page) return
    const steps = overlays.panels.flatMap(({ id, route }) =>
      route ? [{ id, route, next: routeAfterStep(route, from, to) }] : [],
    )
    // Panels below the top one are not in the address, so they are updated first.
    for (const { id, route, next } of steps.slice(0, -1)) {
      if (next && next !== route) updatePanel(id, { route: next })
    }
    turnTo(page, steps.findLast(({ next }) => next !== null)?.next ?? null)
  }
}
