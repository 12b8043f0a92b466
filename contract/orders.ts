import * as z from 'zod'
import { EMAIL_ADDRESS } from '#domain/order/email-address.ts'
import { PHONE_NUMBER } from '#domain/order/phone-number.ts'
import { TRACKING_FIELDS, type Tracking, UTM_FIELDS, type Utm } from '#domain/visitor/source.ts'
import { answerOf } from './answer.ts'
import { id } from './id.ts'
import { languageCode } from './language.ts'
import { amount } from './money.ts'
import { ORDER_BOUNDS, ORDER_KINDS, PAYMENTS } from './order-form.ts'
import { calculation } from './payment.ts'
import { externalId } from './project-file-texts.ts'

// The longest e-mail path (RFC 5321), the longest page address, and the limit of the source cookies
// (domain/visitor/source.ts).
const MAX_EMAIL = 254
const MAX_PAGE = 2000
const MAX_SOURCE = 300
// Twenty digits, each followed by a separator.
const MAX_PHONE = 40

/** An e-mail address. Uses the same pattern as the form. */
export const email = z.email({ pattern: EMAIL_ADDRESS }).max(MAX_EMAIL)

/** A phone number. libphonenumber checks whether it is possible. */
export const phone = z.stringFormat('phone', PHONE_NUMBER).max(MAX_PHONE)

/** Which campaign brought the visitor. */
export const utm = z
  .partialRecord(z.enum(UTM_FIELDS), z.string().max(MAX_SOURCE))
  .meta({ id: 'Utm' }) satisfies z.ZodType<Utm>

/** Which click or site brought the visitor. */
export const tracking = z
  .partialRecord(z.enum(TRACKING_FIELDS), z.string().max(MAX_SOURCE))
  .meta({ id: 'Tracking' }) satisfies z.ZodType<Tracking>

/** Path and query of the page that the visitor saw. */
export const page = z.string().min(1).max(MAX_PAGE)

const consentMark = z.string().min(1).max(64)

// With its port, as `URL.host` writes it.
const embedHost = z
  .string()
  .max(260)
  .regex(/^[\w.:[\]-]+$/)

/**
 * `POST public/orders`. `seen_price` and `seen_status_id` are what the page showed; the server stores its own values beside
 * them. `consent_text` identifies the text beside the checkbox. `website` is a hidden field: an order that fills it is
 * accepted and kept apart as sent by a robot.
 */
export const orderBody = z
  .strictObject({
    kind: z.enum(ORDER_KINDS),
    instance_id: id.optional().meta({ description: 'Our id of the unit.' }),
    external_id: externalId.optional().meta({
      description:
        'Your own id of the unit, instead of `instance_id`. If both are given, they must name the same unit.',
    }),
    name: z.string().overwrite(onOneLine).trim().min(ORDER_BOUNDS.name.min).max(ORDER_BOUNDS.name.max),
    phone: z.preprocess(withoutMarks, phone),
    email: z.preprocess(blankAsAbsent, email.optional()).optional(),
    comment: z.string().trim().max(ORDER_BOUNDS.comment.max).optional(),
    payment: z.enum(PAYMENTS).optional(),
    calculation: calculation.optional(),
    seen_price: amount.optional(),
    seen_status_id: id.optional(),
    consent: z.literal(true),
    consent_text: z.strictObject({ id: consentMark, version: consentMark }).optional(),
    embed_host: embedHost.optional(),
    page,
    lang: languageCode,
    utm: utm.default({}),
    tracking: tracking.default({}),
    website: z.string().max(MAX_PAGE).default(''),
  })
  .meta({ id: 'OrderBody' })
/** The parsed body of `POST public/orders`. */
export type OrderBody = z.infer<typeof orderBody>

/** Long enough that two visitors never use the same key: the second order would be lost. */
export const orderHeaders = z.object({ 'idempotency-key': z.string().regex(/^[\x21-\x7e]{16,128}$/) })

/** `POST public/orders`, 201. The same for the same Idempotency-Key. `unit_taken`: it was free on the page, but is no longer. */
export const orderAnswer = answerOf(z.object({ id, unit_taken: z.boolean() })).meta({ id: 'OrderAnswer' })
/** The response of `POST public/orders`. */
export type OrderAnswer = z.infer<typeof orderAnswer>

/** A name is used in mail headers, so line breaks, control characters and repeated spaces become one space. */
function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ')
}

/** Removes the invisible direction marks that numbers copied from an address book have. */
function withoutMarks(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Cf}/gu, '').trim() : value
}

/** An empty form field counts as absent. */
function blankAsAbsent(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || undefined : value
}
