import type { InteractiveData } from '#contract/interactive.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { StatePage } from '#ui/content/state-page.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'

/** Shown if the storey does not exist, with a link to the picture above. */
export function PlanEmpty({ picture: { parent } }: { picture: InteractiveData }) {
  const { t } = useTranslator()
  const above = parent
    ? ({ name: 'interactive', interactiveId: parent.id, frameId: parent.frame, storeyId: null } as const)
    : ({ name: 'main' } as const)
  return (
    <StatePage
      heading="h2"
      drawing={<Icon name="stairs" size="large" />}
      title={t('message.not_available')}
      text={t('message.not_available_text')}
      action={
        <NavLink page={above} className={classOfButton({})}>
          {parent?.name ?? t('control.to_main')}
        </NavLink>
      }
    />
  )
}
