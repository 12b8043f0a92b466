import type { IntegrationKind } from '#contract/integrations.ts'
import type { ManagedOrder } from '#contract/managed-orders.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Image } from '#domain/media/image.ts'
import type { Currency } from '#domain/price/currency.ts'
import type { RoomsBasis } from '#domain/project/descriptions.ts'
import type { TitledUnit } from '#i18n/word-unit-title.ts'
import type { OpenIntegration } from '#server/integration/open-integration.ts'

/** Everything about an order that a delivery may contain. */
export interface DeliveredOrder {
  readonly order: Omit<ManagedOrder, 'deliveries'>
  /** In E.164. */
  readonly phone: string
  readonly catalogue: { readonly id: number; readonly name: string; readonly url: string }
  readonly project: { readonly id: number; readonly name: string; readonly currency: Currency } | null
  /** The unit in the recipient's language; null for a callback without a unit. */
  readonly unit: {
    readonly id: number
    /** Such as "Apartment 59, House A, Entrance 2, Floor 9". */
    readonly title: string
    /** What the title is made of. */
    readonly titled: TitledUnit
    /** The label of its rooms, empty where rooms mean nothing, and what labels count. */
    readonly label: string
    readonly roomsBasis: RoomsBasis
    /** Null if the unit has no plan. */
    readonly plan: Image | null
    readonly url: string
  } | null
  /** The partner through whose link the order was placed. */
  readonly partner: {
    readonly name: string
    readonly company: string | null
    readonly email: string
    readonly link: string
  } | null
  /** The partner who brought the same phone number before (lead protection). */
  readonly earlierPartner: { readonly name: string; readonly company: string | null } | null
  /** The mark of the recipient's own company. A partner gets the partner's, never the developer's. */
  readonly logo: Image | null
  /** When the partner's claim to this client ends if nobody renews it; null if another partner has the claim. */
  readonly claimUntil: string | null
  /** The recipient's language. */
  readonly lang: LanguageCode
  /** That of the project, in which its times are told. */
  readonly timeZone: string
}

/** One attempt to deliver. `key` is the same for every attempt of this delivery, so that the receiver recognises it. */
export interface Attempt {
  readonly key: string
  /** Starts at 1. An earlier attempt may have arrived: a process can die between sending and recording. */
  readonly number: number
  readonly delivered: DeliveredOrder
  readonly now: Date
}

/** The result of an attempt. */
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
      /** The seconds that the receiver asked us to wait. */
      readonly retryAfter?: number
      /** A retry can't help. */
      readonly isFinal?: boolean
      /** The receiver answered 410: the integration is disabled. */
      readonly disables?: boolean
    }

/** Pushes an order to a CRM or webhook. */
export type PushOrder = (integration: OpenIntegration, attempt: Attempt) => Promise<AttemptResult>

/** Sends an order by mail. */
type MailOrder = (to: string, attempt: Attempt) => Promise<AttemptResult>

/** The sender of each kind of delivery. */
export type Senders = Readonly<Record<'mail_sales' | 'mail_partner', MailOrder>> &
  Readonly<Record<IntegrationKind, PushOrder>>
