import * as z from 'zod'
import type { AnalyticsIds } from '#domain/visitor/analytics.ts'
import type { SchemaOf } from './agreement.ts'
import { webUrl } from './url.ts'

const providerId = z.string().min(1).max(100)

const rpt = z.object({
  id: providerId,
  uid: providerId.nullable(),
  aid: providerId.nullable(),
  utp: providerId.nullable(),
  src: webUrl,
})

/** The analytics of a catalogue; `src` is the address of the provider's script. */
export const analytics = z
  .object({ metrika_id: providerId.nullable(), gtm_id: providerId.nullable(), rpt: rpt.nullable() })
  .meta({ id: 'Analytics' }) satisfies SchemaOf<AnalyticsIds>

/** The same in a request body. */
export const analyticsBody = analytics.extend({ rpt: rpt.strict().nullable() }).strict()
