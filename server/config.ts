import { z } from 'zod'
import { type ProxySetting, readProxySetting } from './http/proxy-trust.ts'
import { readSiteSettings } from './http/read-site-settings.ts'
import type { LogFormat } from './log/notices.ts'
import type { OidcSettings } from './oidc/oidc-client.ts'
import { readOidcSettings } from './oidc/read-oidc-settings.ts'
import { readS3Settings, S3_STORE } from './storage/read-s3-settings.ts'
import type { S3Settings } from './storage/s3-settings.ts'

/** The settings. The environment is read nowhere else. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The address that visitors use; null means that of each request. */
  readonly publicUrl: string | null
  /** The address of the Studio and its sessions; null means the host of `publicUrl`. */
  readonly studioUrl: string | null
  readonly dataDir: string
  /** A PostgreSQL server; null means the embedded one in `dataDir`. */
  readonly databaseUrl: string | null
  /** A bucket for media; null means `dataDir`. */
  readonly mediaStore: S3Settings | null
  /** The base URL of media for a CDN; null means our own host. */
  readonly mediaUrl: string | null
  /** Whether the demo is loaded into an empty database. */
  readonly demo: boolean
  /** Whether visitors of the root page may try the demo in copies of their own. */
  readonly demoVisits: boolean
  /** How many calls of one address to the management API are answered in a minute; null means the usual number. */
  readonly manageCallsPerMinute: number | null
  /** A management key of the first account. Another value revokes it. */
  readonly manageKey: string | null
  /** Signs and encrypts our data; null means that the data folder keeps one. */
  readonly secretKey: string | null
  /** An earlier key, which can still open what it signed and encrypted. */
  readonly secretKeyOld: string | null
  /** The key for `/metrics`; null disables it. */
  readonly metricsKey: string | null
  /** Where to report vulnerabilities, as a web or mail address. */
  readonly securityContact: string | null
  /** The company's own identity provider; null if there is none. */
  readonly oidcSettings: OidcSettings | null
  /** A mail server; null means that each mail becomes a file in `dataDir`. */
  readonly smtpUrl: string | null
  /** The sender of every mail. */
  readonly mailFrom: string
  /** Whether it was given. Otherwise it is derived from `publicUrl`. */
  readonly hasMailFrom: boolean
  /** How many days a partner's claim to a visitor lasts (lead protection). */
  readonly leadWindowDays: number
  /** Whether webhooks and CRMs may be in a private network. */
  readonly allowPrivateTargets: boolean
  /** Multiplies the delays between attempts of a delivery; 1 is three days in total. */
  readonly retryScale: number
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** The format of log lines outside of requests. */
  readonly logFormat: LogFormat
  /** How many proxies are in front, or which; 0 is none. */
  readonly trustProxy: ProxySetting
}

const flag = z.enum(['0', '1'])

// Sent in a header as one word.
const bearerKey = z.string().regex(/^[\x21-\x7e]{20,200}$/, '20 to 200 printable ASCII characters, no spaces')

const SENDER = /^(?:[^\s<>@]+@[^\s<>@]+|[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>)$/

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  STUDIO_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MEDIA_STORE: z.string().regex(S3_STORE, 's3://bucket or s3://bucket/prefix').optional(),
  MEDIA_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => /^https?:\/\/[^?#@]+$/.test(url), 'an http or https address without a query')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/, 'lowercase letters, digits and dashes')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: flag.default('1'),
  DEMO: flag.optional(),
  MANAGE_KEY: bearerKey.optional(),
  SECRET_KEY: z.string().min(32, 'at least 32 characters').optional(),
  SECRET_KEY_OLD: z.string().min(32, 'at least 32 characters').optional(),
  METRICS_KEY: bearerKey.optional(),
  SECURITY_CONTACT: z
    .union([z.url({ protocol: /^(https|mailto)$/ }), z.email()], 'an e-mail address, or an https address')
    .optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().regex(SENDER, 'an address, or a name and <an address>').optional(),
  MANAGE_CALLS_PER_MINUTE: z.coerce.number().int().min(60).max(1_000_000).optional(),
  LEAD_WINDOW_DAYS: z.coerce.number().int().min(0).max(3650).default(30),
  ALLOW_PRIVATE_TARGETS: flag.default('0'),
  RETRY_SCALE: z.coerce.number().min(0.0001).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['text', 'json']).default('text'),
  TRUST_PROXY: z
    .string()
    .default('0')
    .transform((text, context): ProxySetting => {
      const setting = readProxySetting(text)
      if (setting !== null) return setting
      context.addIssue('a number of proxies from 0 to 10, or their addresses and networks, separated by commas')
      return z.NEVER
    }),
})

/** Reads the settings, or explains in one line which of them is wrong and why. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config | { readonly error: string } {
  // An empty variable counts as unset, because compose files leave them empty.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = environment.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    return { error: `Setting ${issue?.path.join('.')} is wrong: ${issue?.message}` }
  }
  const { data } = result
  const databaseUrl = data.DATABASE_URL ?? null
  // Mail servers refuse a sender without a domain.
  if (data.SMTP_URL && !data.MAIL_FROM && !data.PUBLIC_URL) {
    return { error: 'Setting MAIL_FROM is wrong: SMTP_URL needs it, or PUBLIC_URL to take the domain from' }
  }
  const oidc = readOidcSettings(data)
  if (oidc && 'error' in oidc) return oidc
  const sites = readSiteSettings(data)
  if ('error' in sites) return sites
  const mediaStore = readS3Settings(data)
  if (mediaStore && 'error' in mediaStore) return mediaStore
  if (data.PUBLIC_URL?.startsWith('https:') && data.MEDIA_URL?.startsWith('http:')) {
    return { error: 'Setting MEDIA_URL is wrong: browsers show no http pictures on pages of an https PUBLIC_URL' }
  }
  return {
    port: data.PORT,
    host: data.HOST,
    ...sites,
    dataDir: data.DATA_DIR,
    databaseUrl,
    mediaStore,
    mediaUrl: data.MEDIA_URL?.replace(/\/+$/, '') ?? null,
    // Shows something on a laptop, but does not fill a real database server with demo data.
    demo: data.DEMO ? data.DEMO === '1' : databaseUrl === null,
    // On the internet only if somebody has decided so: everybody can make copies then.
    demoVisits: data.DEMO ? data.DEMO === '1' : databaseUrl === null && sites.publicUrl === null,
    manageCallsPerMinute: data.MANAGE_CALLS_PER_MINUTE ?? null,
    manageKey: data.MANAGE_KEY ?? null,
    secretKey: data.SECRET_KEY ?? null,
    secretKeyOld: data.SECRET_KEY_OLD ?? null,
    metricsKey: data.METRICS_KEY ?? null,
    securityContact: contactOf(data.SECURITY_CONTACT),
    oidcSettings: oidc,
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM ?? `Vitrine <no-reply@${new URL(data.PUBLIC_URL ?? 'http://localhost').hostname}>`,
    hasMailFrom: data.MAIL_FROM !== undefined,
    leadWindowDays: data.LEAD_WINDOW_DAYS,
    allowPrivateTargets: data.ALLOW_PRIVATE_TARGETS === '1',
    retryScale: data.RETRY_SCALE,
    logLevel: data.LOG_LEVEL,
    logFormat: data.LOG_FORMAT,
    trustProxy: data.TRUST_PROXY,
  }
}

/** The format for reporting a wrong setting. `LOG_FORMAT` itself may be right. */
export function logFormatOf({ LOG_FORMAT }: Readonly<Record<string, string | undefined>>): LogFormat {
  return LOG_FORMAT === 'json' ? 'json' : 'text'
}

/** Formats the contact for `security.txt`. */
function contactOf(contact: string | undefined): string | null {
  if (contact === undefined) return null
  return contact.includes(':') ? contact : `mailto:${contact}`
}
