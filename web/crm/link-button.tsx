import { Suspense } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './link-button.module.css'
import { useLead } from './use-lead.ts'
import { useToggleLink } from './use-toggle-link.ts'

interface LinkButtonProps {
  readonly instance: Instance
  /** The icon alone, where there is little room. */
  readonly isSmall?: boolean | undefined
}

/** Links a unit to the lead of the CRM, or unlinks it; it says which of the two it would do. */
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
  const toggle = useToggleLink(store)
  if (state.kind !== 'open') return null
  const isLinked = state.lead.instances.includes(instance.id)
  const label = t(isLinked ? 'control.unlink_crm' : 'control.link_crm')
  const icon = isLinked ? 'unlink' : 'link'
  const onClick = () => void toggle(state.lead, instance)
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
