import { type ReactNode, useState } from 'react'
import { FieldOwnersContext, useReadOwners } from './field-owners.ts'
import { type KnownPrices, KnownPricesContext } from './known-prices.ts'

/** What parts of the units screen share: who fills the columns, and the prices that units have had. */
export function UnitsContexts({ children }: { readonly children: ReactNode }) {
  const [known] = useState<KnownPrices>(() => new Map())
  const owners = useReadOwners()
  return (
    <FieldOwnersContext value={owners}>
      <KnownPricesContext value={known}>{children}</KnownPricesContext>
    </FieldOwnersContext>
  )
}
