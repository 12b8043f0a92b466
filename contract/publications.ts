import * as z from 'zod'
import { ENTITY_KINDS } from '#domain/draft/entity.ts'
import { answerOf } from './answer.ts'
import { changeCount } from './draft-conflict.ts'
import { HISTORY_WHO } from './history.ts'
import { flag, id, idText, readWhole } from './id.ts'
import { json } from './json.ts'

/** The states of a publication. A planned one waits for its time; a conflict or a fault stops it. */
const PUBLICATION_STATES = ['planned', 'published', 'withdrawn', 'stopped'] as const
/** The state of a publication. */
export type PublicationState = (typeof PUBLICATION_STATES)[number]

const entity = z.object({ kind: z.enum(ENTITY_KINDS), id: z.string().min(1).max(300) })
const fieldName = entity.extend({ field: z.string().min(1).max(100) }).meta({ id: 'DraftFieldName' })

/** An entry to publish. With `value`, only if the entry still has it. */
const tick = fieldName.extend({ value: json.optional() }).meta({ id: 'PublicationTick' })
/** An entry to publish. */
export type PublicationTick = z.infer<typeof tick>

const MAX_ENTRIES = 100_000
/** The longest note of a publication. */
export const MAX_NOTE = 200

/** `POST manage/projects/{id}/publications/check`. Without `entries`: the whole draft. */
export const publicationCheckBody = z
  .strictObject({
    entries: z.array(tick).min(1).max(MAX_ENTRIES).optional(),
    open: z.boolean().optional().meta({
      description:
        'Whether the publication also opens the catalogue to visitors. Otherwise one that is not published stays so, unless an entry says it.',
    }),
  })
  .meta({ id: 'PublicationCheckBody' })

/** `POST manage/projects/{id}/publications`. With `at` it is planned, and a copy of the entries is published then. */
export const publicationBody = publicationCheckBody
  .extend({
    at: z.iso.datetime({ offset: true }).optional(),
    note: z.string().trim().max(MAX_NOTE).optional().meta({ description: 'What is new, for the list of versions.' }),
  })
  .meta({ id: 'PublicationBody' })
/** The body of `POST manage/projects/{id}/publications`. */
export type PublicationBody = z.infer<typeof publicationBody>

/**
 * Why an entry has to be decided about: the live value changed, its entity is gone, the field is only changed live,
 * somebody changed the entry after it was ticked, or the draft no longer has it.
 */
const CONFLICT_REASONS = ['changed', 'gone', 'live_only', 'edited', 'missing'] as const

const conflict = z
  .object({
    entry: fieldName,
    reason: z.enum(CONFLICT_REASONS),
    value: json,
    live: json,
  })
  .meta({ id: 'PublicationConflict' })
/** An entry that has to be decided about. */
export type PublicationConflict = z.infer<typeof conflict>

/**
 * What is wrong: a ticked entry needs another one, an entity would be left without the one it is in, a unit to remove is
 * held or has an open request, only an owner may publish the setting, whoever planned it has left or may do less by now,
 * or the assembled data is not valid.
 */
const FAULT_CODES = [
  'needs',
  'orphan',
  'held',
  'open_request',
  'owners',
  'author_gone',
  'author_limited',
  'invalid',
] as const

const fault = z
  .object({
    entity: entity.nullable().meta({ description: 'What the fault is in; null if it is in no single place.' }),
    field: z.string().nullable(),
    code: z.enum(FAULT_CODES),
    reason: z.string(),
    tick: z.array(fieldName).meta({ description: 'Entries of the draft that mend it if they are published too.' }),
  })
  .meta({ id: 'PublicationFault' })
/** A fault of what would be published. */
export type PublicationFault = z.infer<typeof fault>

/** What a warning is about: a price far from the live one, or the assembled data. */
const WARNING_CODES = ['unusual_price', 'data'] as const

const warning = z
  .object({
    code: z.enum(WARNING_CODES),
    entity: entity.nullable(),
    field: z.string().nullable(),
    reason: z.string(),
    jump: z.number().nullable().meta({
      description: 'How far an unusual price is from the live one: 9.28 is +928 %. Null for other warnings.',
    }),
  })
  .meta({ id: 'PublicationWarning' })
/** What should be known before something is published. It stops nothing. */
export type PublicationWarning = z.infer<typeof warning>

/** What a publication would do, and what stops it. */
export const publicationCheck = z
  .object({
    can_publish: z.boolean().meta({ description: 'False without any entries: there is nothing to publish.' }),
    entries: z.int().min(0).meta({ description: 'How many entries are published.' }),
    conflicts: z.array(conflict),
    faults: z.array(fault),
    warnings: z.array(warning).meta({ description: 'The largest jumps of prices come first.' }),
  })
  .meta({ id: 'PublicationCheck' })
/** What a publication would do, and what stops it. */
export type PublicationCheck = z.infer<typeof publicationCheck>

/** `POST manage/projects/{id}/publications/check`. */
export const publicationCheckAnswer = answerOf(publicationCheck)

/** A publication. */
const publication = z
  .object({
    id,
    state: z.enum(PUBLICATION_STATES),
    created_at: z.iso.datetime(),
    at: z.iso.datetime().meta({ description: 'When it is to be published, or was.' }),
    who: z.object({ kind: z.enum(HISTORY_WHO), id: id.nullable() }),
    changes: changeCount,
    entries: z.int().min(0),
    batch: z.string().nullable().meta({ description: 'The batch of its changes in the history.' }),
    note: z.string().nullable().meta({ description: 'What is new, in the words of its author.' }),
    problem: publicationCheck.nullable().meta({ description: 'What stopped it.' }),
    ticks: z.array(tick).optional().meta({ description: 'What it publishes, if `values=1` asks for it.' }),
  })
  .meta({ id: 'Publication' })
/** A publication in the management API. */
export type Publication = z.infer<typeof publication>

/** `POST manage/projects/{id}/publications`. */
export const publicationAnswer = answerOf(publication)

const MAX_PAGE_SIZE = 500

/**
 * `GET manage/projects/{id}/publications`: the newest first. `before` is the last id of the previous page. `values=1` adds
 * what each of them publishes.
 */
export const publicationsQuery = z.object({
  before: idText.optional(),
  limit: z.preprocess(readWhole, z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
  state: z.enum(PUBLICATION_STATES).optional(),
  values: flag,
})
/** The parsed query of `GET manage/projects/{id}/publications`. */
export type PublicationsQuery = z.output<typeof publicationsQuery>

/** `GET manage/projects/{id}/publications`: `next` is the `before` of the next page; null on the last page. */
export const publicationsAnswer = z.object({ data: z.array(publication), next: id.nullable() })
/** The response of `GET manage/projects/{id}/publications`. */
export type PublicationsAnswer = z.infer<typeof publicationsAnswer>

/** The path parameters of a call about one publication. */
export const publicationParams = z.object({ id: idText, publication: idText })
