import { json } from '#server/bitrix24/portal.fixture.ts'
import {
  answerInstead,
  type Instead,
  type Receiver,
  type ReceiverAnswer,
  startReceiver,
} from '#server/http/outgoing.fixture.ts'

/** A lead of the account. */
interface AccountLead {
  readonly id: number
  readonly body: Readonly<Record<string, unknown>>
  readonly notes: string[]
  fields: unknown
}

/** A fake amoCRM account that keeps leads and notes as amoCRM's documentation describes. */
export interface Account extends Receiver {
  readonly leads: AccountLead[]
  /** Answers to give instead of the usual ones, one per call; with `isDone` the call still takes effect. */
  readonly next: Instead[]
}

export const ACCOUNT_TOKEN = 'a-token-of-the-account'

/** Starts a fake amoCRM account. */
export async function startAccount(): Promise<Account> {
  const leads: AccountLead[] = []
  const next: Account['next'] = []
  const receiver = await startReceiver(({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${ACCOUNT_TOKEN}`) return json(401, { title: 'Unauthorized', status: 401 })
    const { pathname, searchParams } = new URL(path, 'https://account.example')
    const name = `${method} ${pathname.replace('/api/v4/', '')}`
    return answerInstead(next, () => answerTo(name, searchParams, body && JSON.parse(body)))
  })

  function answerTo(call: string, query: URLSearchParams, body: unknown): ReceiverAnswer {
    if (call === 'GET account') return json(200, { id: 1 })
    if (call === 'POST leads/complex') {
      const [lead] = body as [Record<string, unknown>]
      const added = { id: leads.length + 500, body: lead, notes: [], fields: lead.custom_fields_values }
      leads.push(added)
      return json(200, [
        { id: added.id, contact_id: 9, company_id: null, request_id: [lead.request_id], merged: false },
      ])
    }
    if (call === 'GET leads') {
      const sorted = leads.filter((lead) => 'status_id' in lead.body)
      // amoCRM's text search is loose, so this returns all leads.
      const found = sorted.map(({ id, body: { name, custom_fields_values } }) => ({ id, name, custom_fields_values }))
      return query.get('query') && found.length > 0 ? json(200, { _embedded: { leads: found } }) : { status: 204 }
    }
    if (call === 'GET leads/unsorted') {
      const forms = leads.filter((lead) => !('status_id' in lead.body))
      const unsorted = forms.map(({ id, body: lead }) => ({
        metadata: (lead._embedded as { metadata: object }).metadata,
        _embedded: { leads: [{ id }] },
      }))
      return forms.length > 0 ? json(200, { _embedded: { unsorted } }) : { status: 204 }
    }
    return answerAbout(call, body)
  }

  function answerAbout(call: string, body: unknown): ReceiverAnswer {
    const [, method, id, isNotes] = /^(\w+) leads\/(\d+)(\/notes)?$/.exec(call) ?? []
    const lead = leads.find((each) => each.id === Number(id))
    if (!lead) return json(404, { title: 'Not Found', status: 404 })
    if (method === 'PATCH') lead.fields = (body as { custom_fields_values: unknown }).custom_fields_values
    if (method === 'POST') lead.notes.push(...(body as { params: { text: string } }[]).map(({ params }) => params.text))
    if (method === 'GET' && lead.notes.length === 0) return { status: 204 }
    return json(
      200,
      isNotes ? { _embedded: { notes: lead.notes.map((text) => ({ params: { text } })) } } : { id: lead.id },
    )
  }

  return { ...receiver, leads, next }
}
