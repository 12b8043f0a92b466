import { use } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { phoneHref } from '#ui/content/phone-href.ts'
import { Tooltip } from '#ui/floating/tooltip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { LeadContext } from '#web/crm/lead-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import type { Abilities } from './abilities.ts'
import type { Calculated } from './calculated.ts'
import styles from './unit-actions.module.css'
import { useFindSimilar, useOrder } from './use-order.ts'

const LinkButton = lazyPart('link-button', async () => (await import('#web/crm/link-button.tsx')).LinkButton)
const UnitLeadState = lazyPart(
  'unit-lead-state',
  async () => (await import('#web/crm/unit-lead-state.tsx')).UnitLeadState,
)

/** The props that the rows of actions share. */
export interface UnitActionsProps {
  readonly instance: Instance
  readonly panelId: number
  readonly abilities: Abilities
  readonly calculation: Calculated | null
}

/** The main actions in one row. On small screens they are in the footer and among the media, except those of the CRM. */
export function UnitActions({ instance, panelId, abilities, calculation }: UnitActionsProps) {
  const { t } = useTranslator()
  const findSimilar = useFindSimilar(instance)
  const isInCrm = use(LeadContext) !== null
  return (
    <>
      <div className={joinClasses(styles.actions, isInCrm && styles.inCrm)}>
        <MainAction instance={instance} panelId={panelId} abilities={abilities} calculation={calculation} />
        {isInCrm && (
          <span className={styles.crm}>
            <LinkButton instance={instance} />
          </span>
        )}
        {/* A manager in the CRM does not call their own office. */}
        {abilities.phone && !isInCrm && (
          <Tooltip text={t('control.call')}>
            <ButtonLink href={phoneHref(abilities.phone)} size="large" square aria-label={t('control.call')}>
              <Icon name="phone" />
            </ButtonLink>
          </Tooltip>
        )}
        {abilities.order && (
          <IconButton
            icon="layers"
            variant="quiet"
            size="large"
            label={t('control.find_similar')}
            onClick={findSimilar}
          />
        )}
      </div>
      {isInCrm && <UnitLeadState instance={instance} />}
    </>
  )
}

/** The only filled button of a card: the order or, if the unit is not free, the search for similar units. */
export function MainAction({ instance, panelId, abilities, calculation }: UnitActionsProps) {
  const { t } = useTranslator()
  const order = useOrder(instance, panelId, calculation)
  const findSimilar = useFindSimilar(instance)
  return (
    <Button
      variant="filled"
      size="large"
      className={styles.main}
      data-tour={abilities.order ? 'order' : undefined}
      data-part={abilities.order ? 'modals order' : undefined}
      onClick={abilities.order ? order : findSimilar}
    >
      {t(abilities.order ? 'control.order' : 'control.find_similar')}
    </Button>
  )
}
