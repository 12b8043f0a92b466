import * as z from 'zod'
import { answerOf, listOf } from './answer.ts'
import { id, idText } from './id.ts'
import { MAX_STAFF_VIEW_NAME } from './staff-view-limits.ts'

// A filter by every column with many values stays far below.
const MAX_CONTENT = 20_000

const word = z.string().min(1).max(40)

// Columns, operators and ids are plain texts: a view may name what the project or this version does not have.
const staffViewContent = z
  .strictObject({
    base: word.meta({ description: 'The built-in view that it narrows, such as `all` or `available`.' }),
    sought: z.string().max(200),
    limits: z
      .array(z.strictObject({ column: word, op: word, values: z.array(z.string().max(200)).max(500) }))
      .max(50)
      .meta({ description: 'The filter: a unit has to fit all of them.' }),
    group: word.meta({ description: 'What the units are grouped by.' }),
    columns: z.array(word).max(50).meta({ description: 'The columns that are shown, in order.' }),
  })
  .refine((content) => JSON.stringify(content).length <= MAX_CONTENT, {
    error: `has to be at most ${MAX_CONTENT} characters of JSON`,
  })
  .meta({ id: 'StaffViewContent' })
/** What a saved view shows: filter, grouping and columns. */
export type StaffViewContent = z.infer<typeof staffViewContent>

const name = z.string().trim().min(1).max(MAX_STAFF_VIEW_NAME)

/** A saved view of the units of a project. */
const staffView = z
  .object({
    id,
    name: z.string(),
    shared: z.boolean().meta({ description: 'Whether all staff of the project see it, or only the caller.' }),
    content: staffViewContent,
  })
  .meta({ id: 'StaffView' })
/** A saved view of the units of a project. */
export type StaffView = z.infer<typeof staffView>

/** `POST manage/projects/{id}/views`. */
export const staffViewBody = z
  .strictObject({ name, shared: z.boolean(), content: staffViewContent })
  .meta({ id: 'StaffViewBody' })
/** The body of `POST manage/projects/{id}/views`. */
export type StaffViewBody = z.infer<typeof staffViewBody>

/** `PATCH manage/projects/{id}/views/{view}`. */
export const staffViewPatch = staffViewBody.partial().meta({ id: 'StaffViewPatch' })
/** The body of `PATCH manage/projects/{id}/views/{view}`. */
export type StaffViewPatch = z.infer<typeof staffViewPatch>

/** The path parameters of a call about one view. */
export const staffViewParams = z.object({ id: idText, view: idText })

/** `GET manage/projects/{id}/views`. */
export const staffViewsAnswer = listOf(staffView)

/** `POST manage/projects/{id}/views` and `PATCH manage/projects/{id}/views/{view}`. */
export const staffViewAnswer = answerOf(staffView)
