import * as z from 'zod'
import { markOf } from './amocrm-lead.ts'
import type { AmocrmSettings } from './amocrm-settings.ts'
import type { Amocrm, AmocrmFailure } from './call-amocrm.ts'

const leads = z.object({ _embedded: z.object({ leads: z.array(z.looseObject({ id: z.int() })) }) })

const unsorted = z.object({
  _embedded: z.object({
    unsorted: z.array(
      z.object({
        metadata: z.object({ form_page: z.string().nullish() }).nullish(),
        _embedded: z.object({ leads: z.array(z.object({ id: z.int() })) }),
      }),
    ),
  }),
})

// The largest page. An order is retried within minutes, before this many new leads arrive.
const RECENT = 250

/**
 * Finds the lead that an earlier attempt created before it timed out or the process died; null if there is none.
 * amoCRM's text search also returns other leads, so only a lead with exactly this mark counts.
 */
export async function findLead(
  amocrm: Amocrm,
  key: string,
  { status_id }: AmocrmSettings,
): Promise<number | null | AmocrmFailure> {
  const mark = markOf(key)
  const listed = await amocrm('GET', `leads?query=${mark}`)
  if (!listed.ok) return listed
  const candidates = leads.safeParse(listed.result).data?._embedded.leads ?? []
  const known = candidates.find((lead) => JSON.stringify(lead).includes(mark))
  if (known || status_id) return known?.id ?? null
  const incoming = await amocrm('GET', `leads/unsorted?limit=${RECENT}&order[created_at]=desc`)
  // Some accounts have no unsorted leads or do not list them. A duplicate lead is better than a lost one.
  if (!incoming.ok) return isRefused(incoming) ? null : incoming
  const forms = unsorted.safeParse(incoming.result).data?._embedded.unsorted ?? []
  return forms.find(({ metadata }) => metadata?.form_page?.endsWith(`#${mark}`))?._embedded.leads[0]?.id ?? null
}

function isRefused({ status }: AmocrmFailure): boolean {
  return status !== null && status >= 400 && status < 500 && status !== 429
}
