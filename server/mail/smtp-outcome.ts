import type { NodemailerError } from 'nodemailer'
import type { AttemptResult } from '#server/delivery/delivery.ts'

// The mailbox does not exist (RFC 5321), or its host accepts no mail (RFC 7504).
const UNKNOWN_MAILBOX: readonly number[] = [550, 551, 553, 556]

/** An address that can be refused without asking a server. */
export const INVALID_ADDRESS: AttemptResult = { ok: false, error: 'The address is not valid', isFinal: true }

/**
 * The result of a failed attempt. Only a mailbox that does not exist is final: anything else that a server refuses (a
 * password, a sender, a policy, a full mailbox) may be fixed within the three days. The server's message is left out,
 * because it repeats addresses.
 */
export function outcomeOf({
  code,
  originalCode,
  command,
  responseCode,
  response = '',
}: NodemailerError): AttemptResult {
  if (responseCode === undefined)
    return { ok: false, error: `SMTP: no connection (${originalCode ?? code ?? 'unknown'})` }
  const detail = enhancedCodeOf(response)
  const isUnknown = UNKNOWN_MAILBOX.includes(responseCode) && (detail === null || detail.startsWith('5.1.'))
  const reason = [responseCode, detail, command && `to ${command}`].filter(Boolean).join(' ')
  return { ok: false, error: `SMTP ${reason}`, ...(command === 'RCPT TO' && isUnknown && { isFinal: true }) }
}

/** The enhanced status code of RFC 3463, such as 5.7.1. */
function enhancedCodeOf(response: string): string | null {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null
}
