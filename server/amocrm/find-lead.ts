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

// As many as a page holds; an order is tried again within minutes, long before so many more came in.
const RECENT = 250

/**
 * The lead that an earlier attempt made, be it that no answer came or that we did not live to note it; null where there
 * is none. amoCRM searches texts and may find others: only one that carries the very mark counts.
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
  // Some accounts have none or show none: a lead that comes twice is better than one that never does.
  if (!incoming.ok) return isRefused(incoming) ? null : incoming
  const forms = unsorted.safeParse(incoming.result).data?._embedded.unsorted ?? []
  return forms.find(({ metadata }) => metadata?.form_page?.endsWith(`#${mark}`))?._embedded.leads[0]?.id ?? null
}

function isRefused({ status }: AmocrmFailure): boolean {
  return status !== null && status >= 400 && status < 500 && status !== 429
}
