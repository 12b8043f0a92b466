import { z } from 'zod'

/** The environment, read nowhere else (design 1). */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** A PostgreSQL server; null: the embedded one in `dataDir`. */
  readonly databaseUrl: string | null
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  readonly trustProxy: boolean
}

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
})

/** Reads the settings, or says in one line which of them is wrong and why. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config | { readonly error: string } {
  // An empty variable is an unset one: that is how compose files leave them.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = environment.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    return { error: `Setting ${issue?.path.join('.')} is wrong: ${issue?.message}` }
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, LOG_LEVEL, TRUST_PROXY } = result.data
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL ?? null,
    logLevel: LOG_LEVEL,
    trustProxy: TRUST_PROXY === '1',
  }
}
