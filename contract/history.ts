import * as z from 'zod'
import { id, idText, readWhole } from './id.ts'
import { json } from './json.ts'
import { localisedText } from './language.ts'
import { externalId } from './project-file-texts.ts'

/** The actors that can change something: a person, a management key, a feed, a CRM, or the server itself. */
export const HISTORY_WHO = ['person', 'key', 'feed', 'crm', 'system'] as const
/** The actor of a change. */
export type HistoryWho = (typeof HISTORY_WHO)[number]

/** The subjects of history entries. */
const HISTORY_SUBJECTS = [
  'account',
  'instance',
  'project',
  'catalogue',
  'partner',
  'integration',
  'order',
  'key',
  'medium',
  'person',
  'session',
  'passkey',
  'invitation',
  'account',
  'personal_data',
] as const
/** The subject of a history entry. */
export type HistorySubject = (typeof HISTORY_SUBJECTS)[number]

/** What changes several things at once: an import of a file, or a publication of the draft. */
const HISTORY_ORIGINS = ['import', 'publication'] as const
/** What a change was part of. */
export type HistoryOrigin = (typeof HISTORY_ORIGINS)[number]

const MAX_PAGE_SIZE = 500

/** `GET manage/history`: the newest first. `before` is the last id of the previous page. */
export const historyQuery = z.object({
  before: idText.optional(),
  limit: z.preprocess(readWhole, z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
  subject_kind: z.enum(HISTORY_SUBJECTS).optional(),
  subject_id: idText.optional(),
  external_id: externalId.optional().meta({ description: 'Your own id of a unit.' }),
  project_id: idText.optional(),
  batch: z.string().min(1).max(100).optional(),
  who_kind: z.enum(HISTORY_WHO).optional(),
  who_id: idText.optional().meta({ description: 'The id of a person or a key, with `who_kind`.' }),
  since: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
})
/** The parsed query of `GET manage/history`. */
export type HistoryQuery = z.output<typeof historyQuery>

/** The actor of a change: its kind and id. */
export const historyWho = z.object({ kind: z.enum(HISTORY_WHO), id: id.nullable() })

/** One change. `field` is null if it concerns the subject as a whole. Amounts are in major units. */
const historyEntry = z
  .object({
    id,
    at: z.iso.datetime(),
    who: historyWho.extend({
      name: z.string().nullable().meta({
        description: 'The name of the person, of the key of a feed or CRM, or of the CRM; null if not known.',
      }),
    }),
    project_id: id.nullable(),
    subject: z.object({
      kind: z.enum(HISTORY_SUBJECTS),
      id: id.nullable(),
      external_id: externalId.nullable().meta({ description: 'Your own id, if the subject is a unit.' }),
      number: z.string().nullable().meta({ description: 'The number, if the subject is a unit.' }),
    }),
    field: z.string().nullable(),
    old: json,
    new: json,
    statuses: z
      .object({ old: externalId.nullable(), new: externalId.nullable(), name: localisedText.nullable() })
      .optional()
      .meta({ description: 'Your own ids of the statuses, and the name of the new one, if the field is `status_id`.' }),
    batch: z.string().nullable().meta({ description: 'Changes that were made together share it.' }),
    agent: z.string().nullable().meta({
      description: 'The browser and the system of the person, in words; null for others, and if it is not known.',
    }),
    origin: z
      .enum(HISTORY_ORIGINS)
      .optional()
      .meta({ description: 'What the change of a unit was part of; absent for changes made directly.' }),
  })
  .meta({ id: 'HistoryEntry' })
/** One change in the management API. */
export type HistoryEntry = z.infer<typeof historyEntry>

/** `GET manage/history`: `next` is the `before` of the next page; null on the last page. */
export const historyAnswer = z.object({ data: z.array(historyEntry), next: id.nullable() })
/** The response of `GET manage/history`. */
export type HistoryAnswer = z.infer<typeof historyAnswer>
