import { Suspense } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { unitOfLead } from '#domain/lead/lead-units.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './link-button.module.css'
import { useLead } from './use-lead.ts'
import { useLeadActions } from './use-lead-actions.ts'

interface LinkButtonProps {
  readonly instance: Instance
  /** Shows only the icon. */
  readonly isSmall?: boolean | undefined
}

/** Links a unit to the lead of the CRM, or unlinks it. */
export function LinkButton(props: LinkButtonProps) {
  return (
    <Suspense>
      <OpenLinkButton {...props} />
    </Suspense>
  )
}

function OpenLinkButton({ instance, isSmall }: LinkButtonProps) {
  const { t } = useTranslator()
  const { store, state } = useLead()
  const { link } = useLeadActions(store)
  if (state.kind !== 'open') return null
  const isLinked = unitOfLead(state.lead, instance.id)?.linked ?? false
  const label = t(isLinked ? 'control.unlink_crm' : 'control.link_crm')
  const icon = isLinked ? 'unlink' : 'link'
  const onClick = () => link(instance.id, !isLinked)
  if (isSmall) return <IconButton icon={icon} label={label} onClick={onClick} />
  return (
    <Button
      variant={isLinked ? 'tinted' : 'quiet'}
      size="large"
      className={styles.link}
      data-linked={isLinked}
      onClick={onClick}
    >
      <Icon name={icon} />
      {label}
    </Button>
  )
}
