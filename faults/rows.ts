import { randomActs } from './acts-row.ts'
import { killedBackup } from './backup-row.ts'
import { clockJumps } from './clock-row.ts'
import { dropped } from './connection-rows.ts'
import { restarted } from './database-rows.ts'
import { diskFull, readOnly } from './disk-rows.ts'
import { killed } from './kill-rows.ts'
import { killedMigration } from './migration-row.ts'
import { powerCut, unsyncedPowerCut } from './power-cut-row.ts'
import { silent } from './receiver-rows.ts'
import type { Row } from './run-row.ts'
import { secondProcess } from './second-process-row.ts'
import { killedImport, killedUpload } from './work-rows.ts'

/** The rows of the matrix by short name, in the order in which they run. */
export const ROWS: Readonly<Record<string, Row>> = {
  kill: killed,
  connections: dropped,
  restart: restarted(),
  'disk-full': diskFull(),
  'read-only': readOnly(),
  'second-process': secondProcess,
  'power-cut': powerCut,
  clock: clockJumps,
  silence: silent,
  import: killedImport,
  upload: killedUpload,
  migration: killedMigration(),
  backup: killedBackup,
  acts: randomActs,
}

/** Rows that must lose something, which proves that a row can detect it; they run only by name. */
export const CONTROLS: Readonly<Record<string, Row>> = { control: unsyncedPowerCut }
