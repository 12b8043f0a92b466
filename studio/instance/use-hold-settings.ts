import { useEffect, useState } from 'react'
import type { AccountSettings } from '#contract/account-settings.ts'
import { type HoldLength, holdLengthOf } from '#domain/hold/hold-length.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useProjectZone } from '#studio/project/use-project-zone.ts'
import { readAccount } from './unit-calls.ts'

/** How long this person may hold units, and the time zone of the project. */
export interface HoldSettings {
  readonly length: HoldLength
  readonly timeZone: string
}

/** The settings of holds. Until they are loaded, and without an answer, those of a new account. */
export function useHoldSettings(): HoldSettings {
  const { role } = useMe()
  const timeZone = useProjectZone()
  const [account, setAccount] = useState<AccountSettings | null>(null)
  useEffect(() => {
    let isGone = false
    // Without them the server still checks the length, so a failure is not worth a message.
    readAccount().then(
      (settings) => !isGone && setAccount(settings),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return {
    length: holdLengthOf(role, account?.hold_days ?? null),
    timeZone,
  }
}
