import * as z from 'zod'
import { orderNote } from '#server/crm/order-text.ts'
import type { PushOrder } from '#server/delivery/delivery.ts'
import type { Outgoing } from '#server/http/outgoing.ts'
import type { Translators } from '#server/language/translators.ts'
import { leadBody, markOf } from './amocrm-lead.ts'
import { amocrmSettings } from './amocrm-settings.ts'
import { type Amocrm, type AmocrmAnswer, type AmocrmFailure, openAmocrm } from './call-amocrm.ts'
import { findLead } from './find-lead.ts'

// `merged`: amoCRM's duplicate control merged it into an existing lead, whose id this is.
const made = z.array(z.object({ id: z.int(), merged: z.boolean().nullish() })).min(1)
const notes = z.object({ _embedded: z.object({ notes: z.array(z.unknown()) }) })

export interface AmocrmDeps {
  readonly send: Outgoing
  readonly translators: Translators
}

/** Pushes orders to amoCRM, each as a lead with its contact and a note. */
export function pushAmocrm({ send, translators }: AmocrmDeps): PushOrder {
  return async (integration, attempt) => {
    const { key, number, delivered, now } = attempt
    const amocrm = openAmocrm(send, integration, now)
    const settings = amocrmSettings.parse(integration.settings)
    const translator = await translators(delivered.lang)
    const known = number > 1 ? await findLead(amocrm, key, settings) : null
    if (known !== null && typeof known !== 'number') return withoutDetails(known)
    const lead = known ?? (await addLead(amocrm, (hasSources) => leadBody(translator, attempt, settings, hasSources)))
    if (typeof lead !== 'number') return withoutDetails(lead)
    const failure = await ensureNote(
      amocrm,
      lead,
      `${orderNote(translator, delivered)}\n${markOf(key)}`,
      known !== null,
    )
    return failure ? withoutDetails(failure) : { ok: true, leadId: String(lead) }
  }
}

/** Retries without the source fields if the account has deleted one: the note contains them as well. */
async function addLead(amocrm: Amocrm, bodyOf: (hasSources: boolean) => object): Promise<number | AmocrmFailure> {
  const first = await amocrm('POST', 'leads/complex', [bodyOf(true)])
  const isField = !first.ok && first.invalid.some((path) => path.includes('custom_fields_values'))
  const answer: AmocrmAnswer = isField ? await amocrm('POST', 'leads/complex', [bodyOf(false)]) : first
  if (!answer.ok) return answer
  const [lead] = made.safeParse(answer.result).data ?? []
  return lead?.id ?? { ok: false, status: answer.status, invalid: [], error: 'leads/complex returned no lead' }
}

/** Adds the note with everything that has no field of its own, unless an earlier attempt already added it. */
async function ensureNote(
  amocrm: Amocrm,
  lead: number,
  text: string,
  mayBeThere: boolean,
): Promise<AmocrmFailure | null> {
  if (mayBeThere) {
    const listed = await amocrm('GET', `leads/${lead}/notes?limit=250&order[id]=desc`)
    if (!listed.ok) return listed
    const mark = text.slice(text.lastIndexOf('\n') + 1)
    const there = notes.safeParse(listed.result).data?._embedded.notes ?? []
    if (there.some((note) => JSON.stringify(note).includes(mark))) return null
  }
  const answer = await amocrm('POST', `leads/${lead}/notes`, [{ note_type: 'common', params: { text } }])
  return answer.ok ? null : answer
}

function withoutDetails({ status: _, invalid: __, isTimeout: ___, ...failure }: AmocrmFailure) {
  return failure
}
