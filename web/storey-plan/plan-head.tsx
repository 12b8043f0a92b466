import type { InteractiveData } from '#contract/interactive.ts'
import type { Storey } from '#domain/chess/chess.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Tooltip } from '#ui/floating/tooltip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { usePlace } from '#web/navigation/navigation-context.ts'
import { pageOfStep, useTrail } from '#web/picture/use-trail.ts'
import { PlanCrumbs } from './plan-crumbs.tsx'
import styles from './plan-head.module.css'
import { StoreyStepper } from './storey-stepper.tsx'

/** Links from a plan to the pictures above, to the list and chess of the storey, and to the neighbouring storeys. */
export function PlanHead({ picture, storey }: { picture: InteractiveData; storey: Storey }) {
  const { t } = useTranslator()
  const { openPanel } = usePlace()
  const trail = useTrail(picture)
  const above = trail.at(-1)
  const list = { type: 'group', context: 'storey', id: storey.id } as const
  return (
    <div className={styles.head}>
      {above && (
        <Tooltip text={above.name}>
          <NavLink
            page={pageOfStep(above)}
            className={classOfButton({ variant: 'plain', square: true, className: styles.back })}
            aria-label={`${t('control.back')}: ${above.name}`}
          >
            <Icon name="back" />
          </NavLink>
        </Tooltip>
      )}
      <PlanCrumbs trail={trail} storey={storey} />
      <div className={styles.ways}>
        <Tooltip text={t('control.back_to_chess')}>
          <NavLink
            page={{ name: 'chess-estate', estateId: storey.estate.id }}
            panel={list}
            className={classOfButton({ variant: 'plain', square: true })}
            aria-label={t('control.back_to_chess')}
          >
            <Icon name="chess" />
          </NavLink>
        </Tooltip>
        <IconButton icon="list" label={t('title.premises')} onClick={() => openPanel({ route: list })} />
      </div>
      <StoreyStepper storey={storey} />
    </div>
  )
}
