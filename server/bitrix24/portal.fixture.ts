import {
  answerInstead,
  type Instead,
  type Receiver,
  type ReceiverAnswer,
  startReceiver,
} from '#server/http/outgoing.fixture.ts'

/** A lead, deal or contact in the portal's CRM. */
interface PortalItem {
  readonly id: number
  readonly entityTypeId: number
  fields: Readonly<Record<string, unknown>>
}

/** A fake Bitrix24 portal that keeps items and comments as Bitrix24's documentation describes. */
export interface Portal extends Receiver {
  readonly items: PortalItem[]
  readonly comments: unknown[]
  /** Answers to give instead of the usual ones, one per call; with `isDone` the call still takes effect. */
  readonly next: Instead[]
}

/** The code of the portal's webhook. */
export const PORTAL_CODE = 'abcdefgh12345678'

interface Params {
  readonly entityTypeId: number
  readonly id: number
  readonly fields: Readonly<Record<string, unknown>>
  readonly filter: Readonly<Record<string, unknown>>
}

const path = new RegExp(`^/rest/1/${PORTAL_CODE}/([a-z.]+)$`)

/** Starts a fake Bitrix24 portal. */
export async function startPortal(): Promise<Portal> {
  const items: PortalItem[] = []
  const comments: unknown[] = []
  const next: Portal['next'] = []
  const receiver = await startReceiver((call) => {
    const method = path.exec(call.path)?.[1]
    if (!method) return json(401, { error: 'NO_AUTH_FOUND', error_description: 'Wrong authorization data' })
    return answerInstead(next, () => answerTo(method, JSON.parse(call.body)))
  })

  function answerTo(method: string, params: Params): ReceiverAnswer {
    const { entityTypeId, fields, filter, id } = params
    if (method === 'crm.item.fields') return json(200, { result: { fields: { title: {}, ufCrm_1: {} } } })
    if (method === 'crm.item.list') {
      const { originatorId, originId } = filter
      const found = items.filter((item) => item.entityTypeId === entityTypeId && item.fields.originId === originId)
      const own = found.filter((item) => item.fields.originatorId === originatorId)
      return json(200, { result: { items: own.map((item) => ({ id: item.id })) }, total: own.length })
    }
    if (method === 'crm.item.add') {
      const item = { id: items.length + 100, entityTypeId, fields }
      items.push(item)
      return json(200, { result: { item: { id: item.id, ...item.fields } } })
    }
    if (method === 'crm.item.update') {
      const item = items.find((each) => each.id === id && each.entityTypeId === entityTypeId)
      if (!item) return json(400, { error: 'NOT_FOUND', error_description: 'Элемент не найден' })
      item.fields = { ...item.fields, ...fields }
      return json(200, { result: { item: { id } } })
    }
    comments.push(fields)
    return json(200, { result: comments.length })
  }

  return { ...receiver, url: `${receiver.url}/rest/1/`, items, comments, next }
}

/** An answer in JSON. */
export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): ReceiverAnswer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}
