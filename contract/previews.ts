import * as z from 'zod'
import { answerOf, listOf } from './answer.ts'
import { HISTORY_WHO } from './history.ts'
import { id, idText } from './id.ts'

const MAX_DAYS = 90
const MAX_MINUTES = 60

/**
 * `POST manage/previews`. Without `days` and `minutes` it is valid for one day. `draft: false` shows only the live data,
 * with its unpublished parts. A preview of minutes is for one person's own look: it leaves no trace in the history.
 */
export const previewBody = z
  .strictObject({
    catalogue_id: id,
    days: z.int().min(1).max(MAX_DAYS).optional(),
    minutes: z.int().min(1).max(MAX_MINUTES).optional(),
    draft: z.boolean().optional(),
  })
  .refine(({ days, minutes }) => days === undefined || minutes === undefined, {
    path: ['minutes'],
    error: 'Give either days or minutes',
  })
  .meta({ id: 'PreviewBody' })
/** The body of `POST manage/previews`. */
export type PreviewBody = z.infer<typeof previewBody>

// More than anybody has at a time.
const MAX_KEPT = 1000

/**
 * The query of `DELETE manage/people/{id}` and `DELETE manage/keys/{id}`: what becomes of the previews that the person or
 * key made. `keep` lets all of them go over to the caller, a list of ids only those; the others end.
 */
export const removalQuery = z.object({
  previews: z
    .union([
      z.enum(['end', 'keep']),
      z
        .string()
        .regex(/^\d+(?:,\d+)*$/, 'Has to be end, keep, or ids such as 3,8')
        .transform((text): unknown[] => text.split(','))
        .pipe(z.array(idText).max(MAX_KEPT)),
    ])
    .default('end')
    .meta({
      description:
        'Previews that go over to the caller: `keep` for all, or their ids with commas. `end`, the default, ends all.',
    }),
})
/** Which previews of a removed person or key go over to the caller: all, some by id, or none. */
export type KeptPreviews = z.output<typeof removalQuery>['previews']

/** A preview link. Its address is shown only when it is created. */
const preview = z
  .object({
    id,
    catalogue_id: id,
    draft: z.boolean(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable().meta({ description: 'When it was switched off.' }),
    who: z.object({ kind: z.enum(HISTORY_WHO), id: id.nullable() }),
  })
  .meta({ id: 'Preview' })
/** A preview link in the management API. */
export type ManagedPreview = z.infer<typeof preview>

const HALF_DAY_MS = 43_200_000

/** Whether a preview was made for minutes, such as that of a comparison. Others last for a day or more. */
export function isShortPreview({
  created_at,
  expires_at,
}: {
  readonly created_at: string | Date
  readonly expires_at: string | Date
}): boolean {
  return new Date(expires_at).getTime() - new Date(created_at).getTime() < HALF_DAY_MS
}

/** `POST manage/previews`: a signed address that shows unpublished data until it expires or is switched off. */
export const previewAnswer = answerOf(
  preview.extend({
    url: z.string().meta({ description: 'Leads to `direct_url`, with the page and the filter of a longer link too.' }),
    direct_url: z
      .string()
      .meta({ description: 'The preview at its own address: nothing else in the browser changes.' }),
  }),
).meta({ id: 'PreviewAnswer' })
/** The response of `POST manage/previews`. */
export type PreviewAnswer = z.infer<typeof previewAnswer>

/** `GET manage/previews`: those that are still valid. */
export const previewsAnswer = listOf(preview)
