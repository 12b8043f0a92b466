import { isIP } from 'node:net'
import type { Config } from './config.ts'

/** What is missing to serve visitors, in one line; null if nothing is. Operator commands do not need it. */
export function servingError(config: Config): string | null {
  const { publicUrl, host, databaseUrl, trustProxy, secretKey } = config
  const reason = databaseUrl
    ? 'DATABASE_URL is set'
    : trustProxy
      ? 'TRUST_PROXY is set'
      : isLoopback(host)
        ? null
        : `HOST ${host} is open to others`
  // Otherwise a visitor's own Host header would decide where links in mails lead.
  if (publicUrl === null && reason !== null) {
    return `Setting PUBLIC_URL is missing: ${reason}, and links in mails need the address that visitors use`
  }
  // Several processes may share a database, but not a data folder.
  if (databaseUrl && secretKey === null) return 'Setting SECRET_KEY is missing: DATABASE_URL needs it'
  return null
}

/** What the operator should know, although the server starts; null if there is nothing. */
export function servingWarning({ smtpUrl, hasMailFrom, mailFrom }: Config): string | null {
  if (smtpUrl === null || hasMailFrom) return null
  return `MAIL_FROM is not set: mails are sent from ${mailFrom}. Set it to an address that your mail server may send from.`
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}
