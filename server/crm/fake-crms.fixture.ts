import { ACCOUNT_TOKEN, startAccount } from '#server/amocrm/account.fixture.ts'
import { PORTAL_CODE, startPortal } from '#server/bitrix24/portal.fixture.ts'
import type { Instead } from '#server/http/outgoing.fixture.ts'

/** A CRM with one field for units, whatever its API. */
export interface FakeCrm {
  /** Fields of an integration with it. */
  readonly integration: { readonly kind: string; readonly url: string; readonly secret: string }
  readonly settings: object
  /** Creates an empty lead and returns its id. */
  readonly addLead: () => string
  /** The raw text in the field of a lead. */
  readonly text: (leadId: string) => string
  /** The ids of the units in the field. */
  readonly held: (leadId: string) => readonly number[]
  readonly notes: (leadId: string) => readonly string[]
  readonly next: Instead[]
  /** The number of calls received. */
  readonly calls: () => number
  readonly stop: () => Promise<void>
}

/** The CRMs that pushes are tested with. */
export const FAKE_CRMS = [
  { crm: 'Bitrix24', startFake: startFakePortal },
  { crm: 'amoCRM', startFake: startFakeAccount },
] as const

async function startFakePortal(): Promise<FakeCrm> {
  const portal = await startPortal()
  const text = (leadId: string) => String(portal.items.find(({ id }) => String(id) === leadId)?.fields.ufCrm_1 ?? '')
  return {
    integration: { kind: 'bitrix24', url: portal.url, secret: PORTAL_CODE },
    settings: { unit_field: 'ufCrm_1' },
    addLead: () => {
      const id = 1000 + portal.items.length
      portal.items.push({ id, entityTypeId: 1, fields: {} })
      return String(id)
    },
    text,
    held: (leadId) => readIds(text(leadId)),
    notes: (leadId) =>
      (portal.comments as { ENTITY_ID: number; COMMENT: string }[])
        .filter(({ ENTITY_ID }) => String(ENTITY_ID) === leadId)
        .map(({ COMMENT }) => COMMENT),
    next: portal.next,
    calls: () => portal.received.length,
    stop: portal.stop,
  }
}

async function startFakeAccount(): Promise<FakeCrm> {
  const account = await startAccount()
  const leadOf = (leadId: string) => account.leads.find(({ id }) => String(id) === leadId)
  const text = (leadId: string) => {
    const fields = (leadOf(leadId)?.fields ?? []) as { field_id?: number; values: { value: string }[] | null }[]
    return fields.find(({ field_id }) => field_id === 4)?.values?.[0]?.value ?? ''
  }
  return {
    integration: { kind: 'amocrm', url: account.url, secret: ACCOUNT_TOKEN },
    settings: { unit_field_id: 4, status_id: 2 },
    addLead: () => {
      const id = 1000 + account.leads.length
      account.leads.push({ id, body: { status_id: 2 }, notes: [], fields: null })
      return String(id)
    },
    text,
    held: (leadId) => readIds(text(leadId)),
    notes: (leadId) => leadOf(leadId)?.notes ?? [],
    next: account.next,
    calls: () => account.received.length,
    stop: account.stop,
  }
}

function readIds(value: string): readonly number[] {
  return value
    .split(', ')
    .filter((text) => text !== '')
    .map(Number)
}
