import { type HoldLength, holdLengthOf } from '#domain/hold/hold-length.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useProjectZone } from '#studio/project/use-project-zone.ts'
import { useManaged } from '#studio/reading/use-reading.ts'

/** How long this person may hold units, and the time zone of the project. */
export interface HoldSettings {
  readonly length: HoldLength
  readonly timeZone: string
}

/** The settings of holds. Until they are loaded, and without an answer, those of a new account. */
export function useHoldSettings(): HoldSettings {
  const { role } = useMe()
  const timeZone = useProjectZone()
  // Without them the server still checks the length, so a failure is not worth a message.
  const { data } = useManaged('readAccount', {})
  return {
    length: holdLengthOf(role, data?.data.hold_days ?? null),
    timeZone,
  }
}
