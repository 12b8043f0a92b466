import type { PublicationCheck, PublicationConflict, PublicationFault } from '#contract/publications.ts'
import { entityKey, fieldKey } from '#domain/draft/entity.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { sayReason } from '#studio/api/say-reason.ts'
import type { ChangeRow } from './change-groups.ts'

/** How many problems of a check are about some rows. */
export function problemsIn({ conflicts, faults }: PublicationCheck, rows: readonly ChangeRow[]): number {
  if (conflicts.length + faults.length === 0) return 0
  const fields = new Set(rows.flatMap(({ entries }) => entries.map(fieldKey)))
  const entities = new Set(rows.map(({ entity }) => entityKey(entity)))
  const isHere = ({ entity, field }: PublicationFault) =>
    entity !== null && (field === null ? entities.has(entityKey(entity)) : fields.has(fieldKey({ ...entity, field })))
  return conflicts.filter(({ entry }) => fields.has(fieldKey(entry))).length + faults.filter(isHere).length
}

/** Whether somebody else published or reverted all of it meanwhile, so that nothing is left to settle. */
export function isOvertaken({ conflicts, faults }: PublicationCheck): boolean {
  return conflicts.length > 0 && faults.length === 0 && conflicts.every(({ reason }) => reason === 'missing')
}

const CONFLICT_WORDS: Readonly<Record<PublicationConflict['reason'], StudioKey>> = {
  changed: 'publish.conflict.changed',
  gone: 'publish.conflict.gone',
  live_only: 'publish.conflict.live_only',
  edited: 'publish.conflict.edited',
  missing: 'publish.conflict.missing',
}

/** What a conflict means. */
export function wordOfConflict({ reason }: PublicationConflict): StudioKey {
  return CONFLICT_WORDS[reason]
}

const FAULT_WORDS: Readonly<Record<Exclude<PublicationFault['code'], 'invalid'>, StudioKey>> = {
  needs: 'publish.fault.needs',
  orphan: 'publish.fault.orphan',
  held: 'publish.fault.held',
  open_request: 'publish.fault.open_request',
}

/** What a fault means. The checks of the data itself explain theirs. */
export function sayFault(
  t: (key: StudioKey, values?: Readonly<Record<string, string>>) => string,
  { code, reason }: PublicationFault,
): string {
  return code === 'invalid' || !FAULT_WORDS[code] ? sayReason(t, reason) : t(FAULT_WORDS[code])
}
