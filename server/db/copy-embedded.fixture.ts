import { cpSync } from 'node:fs'
import { inject } from 'vitest'

/** Copies an embedded database with empty tables into a data folder; creating one would take seconds. */
export function copyEmbedded(dataDir: string): void {
  // There are a thousand small files, and `cp` takes five times as long.
  cpSync(inject('embeddedTemplate'), dataDir, { recursive: true })
}
