import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { syncFolder } from '#server/disk/sync-folder.ts'

/** Writes a mail as a file that any mail program opens; gives its path. */
export type KeepMail = (mail: SendMailOptions) => Promise<string>

/** Keeps mails in a folder, named by their Message-ID: the same mail again replaces its file. */
export function createMailKeeper(folder: string): KeepMail {
  return async (mail) => {
    const { createTransport } = await import('nodemailer')
    const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message, messageId } = await writer.sendMail(mail)
    const file = path.join(folder, `${fileNameOf(messageId)}.eml`)
    await mkdir(folder, { recursive: true })
    // Whole or not at all, and for nobody else on the machine: it holds what a visitor wrote.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600, flush: true })
    await rename(`${file}.part`, file)
    await syncFolder(folder)
    return file
  }
}

/** A name that stays in its folder. */
export function fileNameOf(messageId: string): string {
  return messageId
    .replaceAll(/[<>]/g, '')
    .replaceAll(/[^\w.@-]+/g, '_')
    .replace(/^\.+/, '_')
}
