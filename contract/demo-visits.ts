import * as z from 'zod'
import { agentNameFault } from '#domain/demo/agent-name.ts'
import { answerOf } from './answer.ts'
import { DEMO_PRICES } from './demo-limits.ts'
import { id, idText } from './id.ts'
import { languageCode } from './language.ts'

/** The path of calls about one copy. */
export const demoVisitParams = z.object({
  visit: z
    .string()
    .regex(/^[A-Za-z0-9_-]{22}$/)
    .meta({ description: 'The secret from `POST public/demo/visits`.' }),
})

/** A visitor's own copy of the demo. */
const demoVisit = z
  .object({
    visit: z.string().meta({ description: 'A secret: whoever has it can change the copy.' }),
    token: z.string().meta({ description: 'The first token of the copy.' }),
    expires_at: z.iso.datetime(),
    units: z.array(id).meta({ description: 'The ids, in the copy, of the units whose price can be changed.' }),
  })
  .meta({ id: 'DemoVisit' })
/** A visitor's own copy of the demo. */
export type DemoVisit = z.infer<typeof demoVisit>

/** `POST public/demo/visits`. */
export const demoVisitAnswer = answerOf(demoVisit)

/** `POST public/demo/visits/{visit}/links`. */
export const demoLinkBody = z
  .strictObject({
    name: z
      .string()
      .max(200)
      .refine((name) => agentNameFault(name) === null, 'Has to be a name of at most 40 characters without a link')
      .meta({ description: 'The name of an agent: at most 40 characters, without a link or an address.' }),
    lang: languageCode,
  })
  .meta({ id: 'DemoLinkBody' })

/** The answer to `POST public/demo/visits/{visit}/links`. */
export const demoLinkAnswer = answerOf(z.object({ url: z.string() }).meta({ id: 'DemoLink' }))

/** `PUT public/demo/visits/{visit}/units/{unit}/price`. */
export const demoPriceBody = z
  .strictObject({ price: z.int().min(DEMO_PRICES.least).max(DEMO_PRICES.most) })
  .meta({ id: 'DemoPriceBody' })

/** The path of a unit whose price is changed. */
export const demoPriceParams = demoVisitParams.extend({ unit: idText })
