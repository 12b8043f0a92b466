import * as z from 'zod'
import { answerOf } from './answer.ts'
import { id } from './id.ts'

/** `POST manage/previews`. */
export const previewBody = z.strictObject({ catalogue_id: id }).meta({ id: 'PreviewBody' })
/** The body of `POST manage/previews`. */
export type PreviewBody = z.infer<typeof previewBody>

/** `POST manage/previews`: a signed address that shows unpublished data until it expires. */
export const previewAnswer = answerOf(z.object({ url: z.string(), expires_at: z.iso.datetime() })).meta({
  id: 'PreviewAnswer',
})
/** The response of `POST manage/previews`. */
export type PreviewAnswer = z.infer<typeof previewAnswer>
