import * as z from 'zod'
import { languageCode } from '#contract/language.ts'

/** One link to be told, as it stands in the queue. */
export const linkJob = z.object({
  /** The same at each attempt. */
  key: z.string(),
  event: z.enum(['linked', 'unlinked']),
  at: z.iso.datetime(),
  integration_id: z.int(),
  lead_id: z.string(),
  instance_id: z.int(),
  /** As the unit was called then: it may be gone by the time of the push. */
  title: z.string(),
  user: z.string().nullable(),
  lang: languageCode,
})
/** One link to be told. */
export type LinkJob = z.infer<typeof linkJob>
