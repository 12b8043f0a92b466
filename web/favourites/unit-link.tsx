import type { ComponentProps } from 'react'
import { formatAddress } from '#domain/address/format-address.ts'
import { InstanceLink } from '#web/instance/instance-link.tsx'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import type { FavouriteUnit } from './favourite-units.ts'

interface UnitLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly unit: FavouriteUnit
}

/** A link to the card of a unit; from a group it leads to the project and keeps language and partner. */
export function UnitLink({ unit: { instance, scope }, ...props }: UnitLinkProps) {
  const { address } = useNavigation()
  if (!scope.member) return <InstanceLink {...props} instance={instance} />
  const href = formatAddress({
    ...address,
    firstToken: scope.member.token,
    page: { name: 'premises' },
    panel: { type: 'details', context: 'instance', id: instance.id },
  })
  return <a {...props} href={href} />
}
