import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DataFolderError } from '#server/db/folder-error.ts'

/** The keys that the server signs and encrypts with. */
interface SecretKeys {
  readonly secretKey: string
  /** Earlier keys: what they signed and encrypted is still valid. */
  readonly oldKeys: readonly string[]
}

/** The settings and the data folder, where the keys come from. */
interface SecretSettings {
  readonly secretKey: string | null
  readonly secretKeyOld: string | null
  readonly dataDir: string
}

const FILE_NAME = 'secret.key'
const KEY_BYTES = 32
const MIN_LENGTH = 32

/**
 * Reads the keys from the settings. Without SECRET_KEY, the data folder keeps one. If SECRET_KEY is set later, what the
 * old key sealed can still be opened.
 */
export async function readSecretKeys(settings: SecretSettings): Promise<SecretKeys> {
  const { secretKey: given, secretKeyOld, dataDir } = settings
  const file = path.join(dataDir, FILE_NAME)
  const kept = await readKept(file)
  const secretKey = given ?? kept ?? (await keepNew(file))
  const old = [secretKeyOld, kept].filter((key) => key !== null && key !== secretKey)
  return { secretKey, oldKeys: old as readonly string[] }
}

async function readKept(file: string): Promise<string | null> {
  try {
    const key = (await readFile(file, 'utf8')).trim()
    if (key.length < MIN_LENGTH)
      throw new DataFolderError(`${file} is truncated: restore it from a backup, or set SECRET_KEY.`)
    // A copy or a backup may have made it readable for others.
    await chmod(file, 0o600)
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function keepNew(file: string): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${key}\n`, { mode: 0o600, flag: 'wx' })
  return key
}
