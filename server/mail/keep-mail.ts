import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { syncFolder } from '#server/disk/sync-folder.ts'

/** Writes a mail as an .eml file and returns its path. */
type KeepMail = (mail: SendMailOptions) => Promise<string>

/** Keeps mails in a folder, named by their Message-ID. Sending the same mail again replaces its file. */
export function createMailKeeper(folder: string): KeepMail {
  return async (mail) => {
    const { createTransport } = await import('nodemailer')
    const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message, messageId } = await writer.sendMail(mail)
    const file = path.join(folder, `${fileNameOf(messageId)}.eml`)
    await mkdir(folder, { recursive: true })
    // Written atomically and readable only by the owner, because it contains what a visitor wrote.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600, flush: true })
    await rename(`${file}.part`, file)
    await syncFolder(folder)
    return file
  }
}

/** A file name that can't leave its folder. */
export function fileNameOf(messageId: string): string {
  return messageId
    .replaceAll(/[<>]/g, '')
    .replaceAll(/[^\w.@-]+/g, '_')
    .replace(/^\.+/, '_')
}
