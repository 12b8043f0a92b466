import type { IntegrationKind } from '#contract/integrations.ts'
import type { ManagedOrder } from '#contract/managed-orders.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Currency } from '#domain/price/currency.ts'
import type { OpenIntegration } from '#server/integration/open-integration.ts'

/** Everything that any way of delivery tells of an order. */
export interface DeliveredOrder {
  readonly order: Omit<ManagedOrder, 'deliveries'>
  /** As E.164. */
  readonly phone: string
  readonly catalogue: { readonly id: number; readonly name: string; readonly url: string }
  readonly project: { readonly id: number; readonly name: string; readonly currency: Currency } | null
  /** The unit in words of the recipient; null for a callback without one. */
  readonly unit: {
    readonly id: number
    /** Such as "Apartment 59, House A, Entrance 2, Floor 9". */
    readonly title: string
    /** The name of its building, which `title` has too. */
    readonly estate: string
    readonly url: string
  } | null
  /** The partner's link, where the order came through one. */
  readonly partner: {
    readonly name: string
    readonly company: string | null
    readonly email: string
    readonly link: string
  } | null
  /** Who had brought the same phone number before (lead protection). */
  readonly earlierPartner: { readonly name: string; readonly company: string | null } | null
  /** The recipient's language. */
  readonly lang: LanguageCode
}

/** One attempt to deliver. `key` is the same for every attempt of this delivery, so that the receiver recognises it. */
export interface Attempt {
  readonly key: string
  /** 1 for the first one; how an earlier one ended may be unknown, since a process can die between sending and recording. */
  readonly number: number
  readonly delivered: DeliveredOrder
  readonly now: Date
}

/** How an attempt ended. */
export type AttemptResult =
  | {
      readonly ok: true
      /** The lead that the order became in the CRM. */
      readonly leadId?: string
    }
  | {
      readonly ok: false
      /** For the management API: no personal data, no secrets. */
      readonly error: string
      /** The other side asked to wait so many seconds. */
      readonly retryAfter?: number
      /** Trying again is of no use. */
      readonly isFinal?: boolean
      /** The other side wants nothing more from this integration (410). */
      readonly disables?: boolean
    }

/** Pushes an order to a CRM or webhook. */
export type PushOrder = (integration: OpenIntegration, attempt: Attempt) => Promise<AttemptResult>

/** Tells somebody of an order by mail. */
export type MailOrder = (to: string, attempt: Attempt) => Promise<AttemptResult>

/** What each way of delivery is done by. */
export type Senders = Readonly<Record<'mail_sales' | 'mail_partner', MailOrder>> &
  Readonly<Record<IntegrationKind, PushOrder>>
