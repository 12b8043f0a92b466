import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { expect } from '../test.ts'

// Without a mail server every mail is a file in the data folder.
const DEMO_DATA = path.resolve(import.meta.dirname, '../../.cache/e2e/demo')

/** What a person finds in a mail of the Studio. */
interface StudioMail {
  /** The token in the address of the link. */
  readonly token: string
  /** The six figures. */
  readonly code: string
}

/** Waits for a mail to an address that is newer than `since`. `dataDir` is the data folder of the server that sends it. */
export async function mailTo(address: string, since: number, dataDir = DEMO_DATA): Promise<StudioMail> {
  const folder = path.join(dataDir, 'mail')
  let found: StudioMail | null = null
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
    for (const name of names) {
      const file = path.join(folder, name)
      if ((await stat(file)).mtimeMs < since) continue
      const mail = await PostalMime.parse(await readFile(file))
      if (mail.to?.[0]?.address !== address) continue
      found = readMail(mail.text ?? '')
    }
    expect(found).not.toBeNull()
  }).toPass()
  if (!found) throw new Error(`no mail to ${address}`)
  return found
}

function readMail(text: string): StudioMail {
  return {
    token: /#token=([\w-]+)/.exec(text)?.[1] ?? '',
    code: /\b(\d{3}) ?(\d{3})\b/.exec(text)?.slice(1).join('') ?? '',
  }
}
