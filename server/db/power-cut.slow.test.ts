import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, inject, it } from 'vitest'
import { copyEmbedded } from './copy-embedded.fixture.ts'
import { createDurableFiles, type OnSync } from './durable-files.ts'
import { followSyncs } from './power-cut.fixture.ts'
import { durableStart } from './start-parameters.ts'

it('a power cut with torn pages and unsynced files loses no acknowledged row', async () => {
  const dataDir = await mkdtemp(path.join(path.dirname(inject('embeddedTemplate')), 'vitrine-'))
  copyEmbedded(dataDir)
  const folder = path.join(dataDir, 'postgres')
  const disk = followSyncs(folder)
  const running = await open(folder, disk.onSync)
  for (let number = 1; number <= 30; number += 1) {
    await running.query('insert into accounts (name) values ($1)', [`acknowledged ${number}`])
    // Some writes reach the data files too and are never synced there.
    if (number === 15) await running.exec('checkpoint')
  }
  await running.exec(`begin; insert into accounts (name) values ('never acknowledged')`)
  const after = path.join(dataDir, 'after')
  await disk.leave(after)
  await running.close()

  const recovered = await open(after)
  const { rows } = await recovered.query<{ name: string }>('select name from accounts order by id')
  expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: 30 }, (_, index) => `acknowledged ${index + 1}`))
  await recovered.close()
  await rm(dataDir, { recursive: true })
})

function open(folder: string, onSync?: OnSync): Promise<PGlite> {
  return PGlite.create({ fs: createDurableFiles(folder, onSync), startParams: durableStart() })
}
