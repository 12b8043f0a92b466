import * as z from 'zod'
import { answerOf } from './answer.ts'
import { id } from './id.ts'

/** Whether the server can copy its demo, and the copies of the account. */
const demoState = z
  .object({
    available: z.boolean().meta({ description: 'False if this installation has no files of the demo.' }),
    copies: z.array(id).meta({ description: 'The ids of the projects that are copies of the demo.' }),
  })
  .meta({ id: 'DemoState' })
/** Whether the server can copy its demo, and the copies of the account. */
export type DemoState = z.infer<typeof demoState>

/** `GET manage/demo`. */
export const demoAnswer = answerOf(demoState)
