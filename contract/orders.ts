import * as z from 'zod'
import { EMAIL_ADDRESS } from '#domain/order/email-address.ts'
import { TRACKING_FIELDS, type Tracking, UTM_FIELDS, type Utm } from '#domain/visitor/source.ts'
import { answerOf } from './answer.ts'
import { id } from './id.ts'
import { languageCode } from './language.ts'
import { amount } from './money.ts'
import { ORDER_BOUNDS, ORDER_KINDS, PAYMENTS } from './order-form.ts'
import { calculation } from './payment.ts'
import { externalId } from './project-file-texts.ts'

// The longest path of an e-mail (RFC 5321), and what browsers and the source cookies keep (domain/visitor/source.ts).
const MAX_EMAIL = 254
const MAX_PAGE = 2000
const MAX_SOURCE = 300
// Twenty digits, each with a sign after it.
const MAX_PHONE = 40

/** An e-mail address, in the form's own words. */
export const email = z.email({ pattern: EMAIL_ADDRESS }).max(MAX_EMAIL)

/** Five to twenty digits of any script with the usual signs between them; whether it exists is libphonenumber's to say. */
export const phone = z
  .stringFormat('phone', /^[+\uff0b(]{0,2}\p{Nd}(?:[\p{Zs}\p{Pd}()./]*\p{Nd}){4,19}$/u)
  .max(MAX_PHONE)

/** Which campaign brought the visitor. */
export const utm = z
  .partialRecord(z.enum(UTM_FIELDS), z.string().max(MAX_SOURCE))
  .meta({ id: 'Utm' }) satisfies z.ZodType<Utm>

/** Which click or site brought the visitor. */
export const tracking = z
  .partialRecord(z.enum(TRACKING_FIELDS), z.string().max(MAX_SOURCE))
  .meta({ id: 'Tracking' }) satisfies z.ZodType<Tracking>

/** Path and query of a page of the catalogue, as the visitor saw it. */
export const page = z.string().min(1).max(MAX_PAGE)

const consentMark = z.string().min(1).max(64)

// With its port, as `URL.host` writes it.
const embedHost = z
  .string()
  .max(260)
  .regex(/^[\w.:[\]-]+$/)

/**
 * `POST public/orders`. What was seen is what the page showed; status and price are the server's. `consent_text` names the text
 * that stood at the box. `website` is the hidden field: what a robot writes there is accepted, and kept apart.
 */
export const orderBody = z
  .strictObject({
    kind: z.enum(ORDER_KINDS),
    instance_id: id.optional().meta({ description: 'The id of the unit here.' }),
    external_id: externalId.optional().meta({
      description: 'Your own id of the unit, instead of `instance_id`; with both they have to mean one unit.',
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
/** The body of `POST public/orders`, read. */
export type OrderBody = z.infer<typeof orderBody>

/** Long enough that two visitors never share one: the second would lose the order. */
export const orderHeaders = z.object({ 'idempotency-key': z.string().regex(/^[\x21-\x7e]{16,128}$/) })

/** `POST public/orders`, 201; the same for the same Idempotency-Key. `unit_taken`: it was seen as free and is not any more. */
export const orderAnswer = answerOf(z.object({ id, unit_taken: z.boolean() })).meta({ id: 'OrderAnswer' })
/** What `POST public/orders` answers. */
export type OrderAnswer = z.infer<typeof orderAnswer>

/** A name goes into mail headers: no line breaks, no control characters, no runs of space. */
function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ')
}

/** A number copied from an address book comes wrapped in invisible marks of direction. */
function withoutMarks(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Cf}/gu, '').trim() : value
}

/** An untouched field of a form is an empty text. */
function blankAsAbsent(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || undefined : value
}
