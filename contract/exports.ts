import * as z from 'zod'

/** `GET manage/projects/{id}/file`: with `draft=1` everything in the draft is included. */
export const exportQuery = z.object({
  draft: z.enum(['0', '1']).optional().meta({ description: '1: with all unpublished changes.' }),
})
