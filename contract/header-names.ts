/** Header names as clients write them. In a file without zod, so that the browser can import them. */
export const HEADER_NAMES = {
  'x-accept-language': 'X-Accept-Language',
  'x-crm': 'X-CRM',
  'idempotency-key': 'Idempotency-Key',
  'if-none-match': 'If-None-Match',
  'last-event-id': 'Last-Event-ID',
} as const

/** A header of the contract in lower case, as servers receive it. */
export type HeaderKey = keyof typeof HEADER_NAMES
