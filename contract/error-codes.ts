/** Every error code with its HTTP status and a title for developers. Visitors see the `i18n` text of the code. */
export const ERRORS = {
  bad_request: { status: 400, title: 'The request is malformed' },
  idempotency_key_missing: { status: 400, title: 'The Idempotency-Key header is missing' },
  unauthorized: { status: 401, title: 'A session or a management key is required' },
  forbidden: { status: 403, title: 'Not allowed' },
  crm_context_invalid: { status: 403, title: 'The CRM context is not valid' },
  crm_context_expired: { status: 403, title: 'The CRM context has expired' },
  crm_context_elsewhere: { status: 403, title: 'The CRM context belongs to another catalogue' },
  preview_expired: { status: 403, title: 'The preview has expired' },
  sign_in_expired: { status: 403, title: 'The link or code is unknown, used or expired' },
  sign_in_other_browser: { status: 403, title: 'The link was asked for in another browser' },
  sign_in_code_wrong: { status: 403, title: 'The code is wrong' },
  token_not_found: { status: 404, title: 'No such token' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  conflict: { status: 409, title: 'Conflict with stored data' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'The media type of the body is not supported' },
  validation_failed: { status: 422, title: 'Some fields are not valid' },
  import_invalid: { status: 422, title: 'The import file is not valid' },
  rate_limited: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Internal error' },
  unavailable: { status: 503, title: 'Not available at the moment' },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>

/** One of the closed list of error codes. */
export type ErrorCode = keyof typeof ERRORS

/** Every error code. */
export const ERROR_CODES = Object.keys(ERRORS) as readonly ErrorCode[]

/** What can be wrong with a field. A missing consent is `required` on `consent`. */
export const FIELD_ERROR_CODES = ['required', 'email', 'phone', 'min', 'max'] as const
