import { useEffect, useState } from 'react'
import type { AccountSettings } from '#contract/account-settings.ts'
import { type HoldLength, holdLengthOf } from '#domain/hold/hold-length.ts'
import { DEFAULT_TIME_ZONE } from '#domain/project/time-zone.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useProjectState } from '#studio/project/project-context.ts'
import { projectFacts } from './project-facts.ts'
import { readAccount } from './unit-calls.ts'

/** How long this person may hold units, and the time zone of the project. */
export interface HoldSettings {
  readonly length: HoldLength
  readonly timeZone: string
}

/** The settings of holds. Until they are loaded, and without an answer, those of a new account. */
export function useHoldSettings(): HoldSettings {
  const { role } = useMe()
  const { project } = useProjectState()
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
    timeZone: projectFacts(project.shown).timeZone ?? account?.time_zone ?? DEFAULT_TIME_ZONE,
  }
}
