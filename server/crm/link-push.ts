import type { LanguageCode } from '#domain/language/language.ts'
import type { AttemptResult, OpenIntegration } from '#server/delivery/delivery.ts'

/** A unit that was linked to a CRM's lead or unlinked from it, to be told to the CRM. */
export interface LinkPush {
  /** The same at each attempt. */
  readonly key: string
  readonly event: 'linked' | 'unlinked'
  /** When it was done. */
  readonly at: string
  readonly leadId: string
  readonly unit: { readonly id: number; readonly title: string }
  /** All units of the lead as they are at the moment. */
  readonly readUnits: () => Promise<readonly number[]>
  readonly user: string | null
  readonly lang: LanguageCode
  readonly now: Date
}

/** Tells a CRM or webhook of a link. */
export type PushLink = (integration: OpenIntegration, link: LinkPush) => Promise<AttemptResult>
