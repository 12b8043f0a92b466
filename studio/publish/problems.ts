import type {
  PublicationCheck,
  PublicationConflict,
  PublicationFault,
  PublicationWarning,
} from '#contract/publications.ts'
import { isDataReason, readReason } from '#contract/reasons.ts'
import type { ChangeRow } from '#domain/draft/change-groups.ts'
import { ENTITY_KINDS, entityKey, fieldKey } from '#domain/draft/entity.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { sayReason } from '#studio/api/say-reason.ts'
import { formatJump } from '#studio/format/format-when.ts'
import { wordEntity } from './entity-names.ts'
import type { SayingDeps } from './say-value.ts'

/** How many problems of a check are about some rows. */
export function problemsIn({ conflicts, faults }: PublicationCheck, rows: readonly ChangeRow[]): number {
  if (conflicts.length + faults.length === 0) return 0
  const fields = new Set(rows.flatMap(({ entries }) => entries.map(fieldKey)))
  const entities = new Set(rows.map(({ entity }) => entityKey(entity)))
  const isHere = ({ entity, field }: PublicationFault) =>
    entity !== null && (field === null ? entities.has(entityKey(entity)) : fields.has(fieldKey({ ...entity, field })))
  return conflicts.filter(({ entry }) => fields.has(fieldKey(entry))).length + faults.filter(isHere).length
}

/** How many prices of some rows are unusual. */
export function unusualIn({ warnings }: PublicationCheck, rows: readonly ChangeRow[]): number {
  const fields = new Set(rows.flatMap(({ entries }) => entries.map(fieldKey)))
  return warnings.filter(
    ({ code, entity, field }) =>
      code === 'unusual_price' && entity !== null && field !== null && fields.has(fieldKey({ ...entity, field })),
  ).length
}

/** Whether all of it was published or reverted meanwhile, so that nothing is left to settle. */
export function isOvertaken({ entries, conflicts, faults }: PublicationCheck): boolean {
  if (faults.length > 0) return false
  return conflicts.length === 0 ? entries === 0 : conflicts.every(({ reason }) => reason === 'missing')
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
  owners: 'publish.fault.owners',
  author_gone: 'mail.publication_author_gone',
  author_limited: 'mail.publication_author_limited',
}

/** What a fault means. The checks of the data itself explain theirs. */
export function sayFault(saying: Saying, { code, reason }: PublicationFault): string {
  return code === 'invalid' || !FAULT_WORDS[code] ? sayData(saying, reason) : saying.translator.t(FAULT_WORDS[code])
}

/** What should be known before something is published. */
export function sayWarning(saying: Saying, { jump, reason }: PublicationWarning): string {
  if (jump === null) return sayData(saying, reason)
  return saying.translator.t('publish.unusual_price', { change: formatJump(saying.translator, jump) })
}

type Saying = Pick<SayingDeps, 'translator' | 'names'>

/** A reason of the checks of the data. An entity that is missing has its name there, not its id. */
function sayData({ translator, names }: Saying, reason: string): string {
  const known = readReason(reason)
  if (known && isDataReason(known.code)) return translator.t(`publish.${known.code}`, known.values)
  if (known?.code !== 'unknown_id') return sayReason(translator.t, reason)
  const id = (known.values.id ?? '').replace(/^"|"$/g, '')
  const kind = ENTITY_KINDS.find((each) => each === known.values.kind)
  const what = kind && names.fields.has(entityKey({ kind, id })) ? wordEntity(translator, names, { kind, id }) : null
  return what === null ? translator.t('publish.fault.names_missing') : translator.t('publish.fault.names', { what })
}
