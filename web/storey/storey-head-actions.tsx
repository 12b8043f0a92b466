import type { Storey } from '#domain/chess/chess.ts'
import { wordStorey } from '#i18n/word-place.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { storeyPlanPageOf } from '#web/picture/target-page.ts'
import { neighbourStoreys } from './storey-units.ts'

/** Buttons to the storeys above and below, each named after its storey. */
export function StoreyHeadActions({ storey, panelId }: { storey: Storey; panelId: number }) {
  const translator = useTranslator()
  const { t } = translator
  const { address, updatePanel, turnTo } = useNavigation()
  const { above, below } = neighbourStoreys(storey)
  const { page, panel } = address
  const isOnPlan = page.name === 'interactive' && page.storeyId === storey.id
  const show = (other: Storey | null) => {
    if (!other) return
    const route = { type: 'group', context: 'storey', id: other.id } as const
    updatePanel(panelId, { route })
    // If the plan of this storey is beside the list, it changes too.
    const plan = isOnPlan ? storeyPlanPageOf(other) : null
    if (plan) turnTo(plan, panel?.type === 'group' ? route : panel)
  }
  const nameOf = (other: Storey) => wordStorey(translator, other)
  return (
    <>
      <IconButton
        icon="up"
        label={above ? nameOf(above) : t('control.next')}
        // Not `disabled`: the button would lose the focus on the top storey.
        aria-disabled={above === null}
        onClick={() => show(above)}
      />
      <IconButton
        icon="down"
        label={below ? nameOf(below) : t('control.previous')}
        aria-disabled={below === null}
        onClick={() => show(below)}
      />
    </>
  )
}
