import * as z from 'zod'
import { ENTITY_KINDS } from '#domain/draft/entity.ts'
import { answerOf } from './answer.ts'
import { author, changeCount, draftChanged, entityField, entityId, fieldName } from './draft-conflict.ts'
import { flag, id, idText, readWhole } from './id.ts'
import { json } from './json.ts'
import { currency } from './money.ts'

/** What can be done to entries of a draft. */
const DRAFT_ACTS = ['edit', 'revert', 'undo', 'settle', 'currency', 'publish'] as const
/** What was done to an entry of a draft. */
export type DraftActKind = (typeof DRAFT_ACTS)[number]

// The largest project that the catalogue is built for.
const MAX_CHANGES = 20_000
const MAX_PAGE_SIZE = 1000

const page = {
  before: idText.optional(),
  limit: z.preprocess(readWhole, z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
  kind: z.enum(ENTITY_KINDS).optional(),
  own_id: entityId.optional(),
  field: entityField.optional(),
  batch: z.string().min(1).max(100).optional(),
}

/** `GET manage/…/draft`: the newest first. `before` is the last `entry` of the previous page. */
export const draftQuery = z.object(page)
/** The parsed query of `GET manage/…/draft`. */
export type DraftQuery = z.output<typeof draftQuery>

/** Why an entry can't be published: its live value changed, its entity is gone, or it is only changed live. */
const entryConflict = z.enum(['changed', 'gone', 'live_only']).nullable()

/** An unpublished value. Null means that the field is absent. */
const draftEntry = fieldName
  .extend({
    entry: id.meta({ description: 'Grows with every change of the entry.' }),
    value: json,
    base: json,
    live: json,
    conflict: entryConflict,
    by: author,
    at: z.iso.datetime(),
    batch: z.string(),
  })
  .meta({ id: 'DraftEntry' })
/** An unpublished value in the management API. */
export type ManagedDraftEntry = z.infer<typeof draftEntry>

/** `GET manage/…/draft`: `next` is the `before` of the next page; `counts` are those of the whole draft. */
export const draftAnswer = z.object({
  data: z.array(draftEntry),
  next: id.nullable(),
  counts: z.object({
    changes: changeCount,
    entries: z.int().min(0),
    kinds: z.record(z.string(), z.int().min(0)).meta({ description: 'The entries of each kind.' }),
  }),
})
/** The response of `GET manage/…/draft`. */
export type DraftAnswer = z.infer<typeof draftAnswer>

/**
 * A change of a draft. `base` is the value that the editor saw, null for an absent field. `exists: true` makes an entity
 * with `fields`, whose id is random if it is left out; `exists: false` removes an entity and everything in it.
 */
export const draftChange = fieldName
  .extend({
    id: entityId.optional(),
    value: json,
    base: json,
    fields: z.record(z.string(), json).optional(),
  })
  .meta({ id: 'DraftChange' })
/** A change of a draft. */
export type DraftChange = z.infer<typeof draftChange>

/** `PATCH manage/…/draft`. */
export const draftChanges = z.array(draftChange).min(1).max(MAX_CHANGES)

/** Only the list: each change is parsed separately, so that every fault is reported. */
export const draftChangeList = z
  .array(z.unknown(), { error: 'Send a list, for one change too' })
  .min(1)
  .max(MAX_CHANGES)

/** `PATCH manage/…/draft`: with `all_or_nothing=1` a conflict stops all changes, otherwise only its own. */
export const draftChangesQuery = z.object({ all_or_nothing: flag })

/** The response of a change. */
export const draftChangedAnswer = answerOf(draftChanged)

const entries = z.array(fieldName).min(1).max(MAX_CHANGES)

/** `DELETE manage/…/draft/entries`: the entries to revert to the live values, or all. */
export const revertBody = z.strictObject({ entries: z.union([entries, z.literal('all')]) }).meta({ id: 'DraftRevert' })

/** `POST manage/…/draft/conflicts/settle`: keep one's own values on the live ones, or take the live ones. */
export const settleBody = z.strictObject({ entries, keep: z.enum(['mine', 'theirs']) }).meta({ id: 'DraftSettlement' })

/** `POST manage/…/draft/undo`. */
export const undoBody = z.strictObject({ batch: z.string().min(1).max(100) }).meta({ id: 'DraftUndo' })

const waitingCount = (what: string) =>
  z
    .int()
    .min(0)
    .meta({ description: `How many waiting changes ${what}.` })

/** What a restored version did; `kept` are the fields that were left as they are. */
const restored = draftChanged.extend({
  changes: changeCount,
  replaced: waitingCount('are replaced or taken out'),
  untouched: waitingCount('stay in the draft as they are'),
  kept: z.array(fieldName),
})
/** What a restored version did. */
export type Restored = z.infer<typeof restored>

/** `POST manage/…/versions/{version}/restore` and `…/undo`. */
export const restoreAnswer = answerOf(restored)

/** What an undo did; `kept` are the fields of the batch that have changed since. */
export const undoAnswer = answerOf(draftChanged.extend({ kept: z.array(fieldName) }))

const MIN_RATE = 0.000_001
const MAX_RATE = 1_000_000

/** `POST manage/projects/{id}/draft/currency`: convert all prices by a rate, or only change the currency. */
export const currencyBody = z
  .strictObject({
    mode: z.enum(['convert', 'relabel']),
    currency,
    rate: z.number().min(MIN_RATE).max(MAX_RATE).optional(),
  })
  .refine(({ mode, rate }) => (mode === 'convert') === (rate !== undefined), {
    path: ['rate'],
    error: 'convert needs a rate, and relabel has none',
  })
  .meta({ id: 'DraftCurrency' })
/** A change of the currency. */
export type CurrencyBody = z.infer<typeof currencyBody>

/** `GET manage/…/draft/history`: the newest first. `before` is the last id of the previous page. */
export const draftHistoryQuery = z.object(page)
/** The parsed query of `GET manage/…/draft/history`. */
export type DraftHistoryQuery = z.output<typeof draftHistoryQuery>

/** One change of a draft. The values of contacts are left out. */
const draftHistoryEntry = z
  .object({
    id,
    at: z.iso.datetime(),
    by: author,
    act: z.enum(DRAFT_ACTS),
    subject: z.object({ kind: z.enum(ENTITY_KINDS), id: entityId }),
    field: z.string(),
    old: json,
    new: json,
    batch: z.string(),
    undoable: z.boolean().meta({ description: 'Whether the batch can still be undone.' }),
  })
  .meta({ id: 'DraftHistoryEntry' })
/** One change of a draft in the management API. */
export type DraftHistoryEntry = z.infer<typeof draftHistoryEntry>

/** `GET manage/…/draft/history`: `next` is the `before` of the next page; null on the last page. */
export const draftHistoryAnswer = z.object({ data: z.array(draftHistoryEntry), next: id.nullable() })
/** The response of `GET manage/…/draft/history`. */
export type DraftHistoryAnswer = z.infer<typeof draftHistoryAnswer>
