import type { ComponentProps } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { useOpenInstance } from './use-open-instance.ts'

interface InstanceLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly instance: Instance
}

/** A real link to a unit's card, for new tabs and copying. A plain click opens the card as a panel. */
export function InstanceLink({ instance, onClick, ...props }: InstanceLinkProps) {
  const { open, hrefOf } = useOpenInstance()
  return (
    <a
      {...props}
      href={hrefOf(instance.id)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        open(instance.id)
      }}
    />
  )
}
