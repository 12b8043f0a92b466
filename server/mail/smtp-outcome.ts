import type { NodemailerError } from 'nodemailer'
import type { AttemptResult } from '#server/delivery/delivery.ts'

// There is no such mailbox (RFC 5321), or its host takes no mail at all (RFC 7504).
const UNKNOWN_MAILBOX: readonly number[] = [550, 551, 553, 556]

/** An address that no server has to be asked about. */
export const INVALID_ADDRESS: AttemptResult = { ok: false, error: 'The address is not valid', isFinal: true }

/**
 * How a failed attempt to send ended. Only a mailbox that is not there is final: whatever else a server refuses (a
 * password, a sender, a policy, a full mailbox) may be mended within the three days. What the server said in words is
 * left out, since it repeats addresses.
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
  const said = [responseCode, detail, command && `to ${command}`].filter(Boolean).join(' ')
  return { ok: false, error: `SMTP ${said}`, ...(command === 'RCPT TO' && isUnknown && { isFinal: true }) }
}

/** The code of RFC 3463 that says why, such as 5.7.1. */
function enhancedCodeOf(response: string): string | null {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null
}
