import type { HistoryEntry } from '#contract/history.ts'
import { ROLES } from '#domain/account/role.ts'
import type { LocalisedText } from '#domain/language/choose-language.ts'
import type { StudioKey } from '#i18n/messages.ts'

/** What somebody did at once: one entry of the history, or several of the same kind in one batch. */
export interface Act {
  readonly id: number
  readonly at: string
  readonly who: HistoryEntry['who']
  readonly subject: HistoryEntry['subject']['kind']
  readonly word: StudioKey
  readonly count: number
  readonly projectId: number | null
  /** The message with the word for the value, such as a role. */
  readonly value: StudioKey | null
  /** The units that it was about and what became of each, if that can be said. */
  readonly units: readonly ActOnUnit[]
  /** The browser and the system of a person, in words. */
  readonly agent: string | null
}

/** What became of a unit: it has a status, is held until a moment, or is no longer held. */
export type ActOnUnit = { readonly number: string } & (
  | { readonly status: LocalisedText }
  | { readonly heldUntil: string | null }
)

/** Joins entries of one batch that say the same. The newest stay first. */
export function actsOf(entries: readonly HistoryEntry[]): readonly Act[] {
  const acts: Act[] = []
  const byBatch = new Map<string, number>()
  for (const entry of entries) {
    const word = wordOf(entry)
    const key = entry.batch && `${entry.batch} ${word}`
    const known = key ? byBatch.get(key) : undefined
    const before = known === undefined ? undefined : acts[known]
    if (known !== undefined && before)
      acts[known] = { ...before, count: before.count + 1, units: [...before.units, ...unitsIn(entry)] }
    else {
      if (key) byBatch.set(key, acts.length)
      const { id, at, who, subject, project_id, agent } = entry
      const about = { subject: subject.kind, projectId: project_id }
      acts.push({ id, at, who, ...about, word, count: 1, value: roleWordOf(entry), units: unitsIn(entry), agent })
    }
  }
  return acts
}

type Kind = HistoryEntry['subject']['kind']

const OF_WHOLE: Partial<Record<Kind, Readonly<Record<string, StudioKey>>>> = {
  project: { deleted: 'history.project_deleted' },
  catalogue: { created: 'history.catalogue_created', deleted: 'history.catalogue_deleted' },
  key: { created: 'history.key_made', revoked: 'history.key_revoked' },
  medium: { created: 'history.file_uploaded', replaced: 'history.file_uploaded', deleted: 'history.file_deleted' },
  person: { created: 'history.joined', deleted: 'history.removed' },
  session: { created: 'history.signed_in', deleted: 'history.signed_out' },
  passkey: { created: 'history.passkey_added', deleted: 'history.passkey_removed' },
  invitation: { created: 'history.invited', revoked: 'history.withdrawn' },
}

const OF_FIELD: Partial<Record<Kind, Readonly<Record<string, StudioKey>>>> = {
  instance: {
    price: 'history.prices',
    extra_price: 'history.prices',
    status_id: 'history.statuses',
    hold: 'history.hold',
  },
  project: { import: 'history.imported', publication: 'history.published', export: 'history.exported' },
  catalogue: { import: 'history.imported', publication: 'history.published', preview: 'history.previews' },
  person: { role: 'history.role', projects: 'history.reach', identity: 'history.unlinked' },
}

const OTHERWISE: Readonly<Record<Kind, StudioKey>> = {
  account: 'history.company',
  instance: 'history.units',
  project: 'history.settings',
  catalogue: 'history.settings',
  partner: 'history.partner',
  integration: 'history.connection',
  order: 'history.request',
  key: 'history.key_made',
  medium: 'history.file_uploaded',
  person: 'history.profile',
  session: 'history.signed_in',
  passkey: 'history.passkey_added',
  invitation: 'history.invited',
  personal_data: 'history.personal_data',
}

/** What became of a planned publication. One that was made has the number of its changes instead. */
const OF_PLAN: Readonly<Record<string, StudioKey>> = {
  planned: 'history.plan_made',
  withdrawn: 'history.plan_withdrawn',
  stopped: 'history.plan_stopped',
}

function wordOf({ subject: { kind }, field, new: value }: HistoryEntry): StudioKey {
  const plan =
    field === 'publication' && typeof value === 'object' && value !== null && 'state' in value ? value.state : null
  if (plan !== null) return OF_PLAN[String(plan)] ?? 'history.published'
  if (field !== null) return OF_FIELD[kind]?.[field] ?? OTHERWISE[kind]
  return (typeof value === 'string' ? OF_WHOLE[kind]?.[value] : undefined) ?? OTHERWISE[kind]
}

function roleWordOf({ subject, field, new: value }: HistoryEntry): StudioKey | null {
  const role = ROLES.find((each) => each === value)
  return subject.kind === 'person' && field === 'role' && role ? `role.${role}` : null
}

function unitsIn({ subject: { number }, field, new: value, statuses }: HistoryEntry): readonly ActOnUnit[] {
  if (number === null) return []
  if (statuses?.name) return [{ number, status: statuses.name }]
  if (field !== 'hold') return []
  return [{ number, heldUntil: typeof value === 'string' ? value : null }]
}
