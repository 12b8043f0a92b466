import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANY_DATABASE } from '#server/db/databases.fixture.ts'
import { filesBeside } from '#server/import/files-beside.ts'
import { sampleFile, startImport, systemOf, type TestImport } from '#server/import/import.fixture.ts'
import { importFile } from '#server/import/import-file.ts'
import { addCatalogue, readAnswers } from './answers.fixture.ts'
import { importInto, NOTHING } from './export.fixture.ts'
import { writeExport } from './write-export.ts'

describe('a project written with its media', () => {
  let here: TestImport
  let elsewhere: TestImport
  let folder: string
  let id: number
  beforeAll(async () => {
    here = await startImport(ANY_DATABASE.start)
    elsewhere = await startImport(ANY_DATABASE.start)
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-export-'))
    id = await importInto(here, sampleFile())
  })
  afterAll(async () => {
    await here.stop()
    await elsewhere.stop()
    await rm(folder, { recursive: true })
  })

  const write = (name: string, withMedia = true) =>
    writeExport(
      { database: here.test.database, files: here.parts.files, onProgress: () => {} },
      systemOf(here.accountId),
      id,
      { file: path.join(folder, name), withMedia },
    )
  const partsOf = (test: TestImport) => ({ ...test.parts, readFile: filesBeside(folder) })
  const readExport = async () => JSON.parse(await readFile(path.join(folder, 'project.json'), 'utf8'))

  it('has files as they were sent and pictures as they are stored', async () => {
    expect(await write('project.json')).toEqual({ units: 3, media: 9, missing: 0 })
    expect((await readdir(folder)).toSorted()).toEqual([
      'cover.png.media',
      'facade-0.png.media',
      'facade-1.png.media',
      'film.mp4',
      'hall.png.media',
      'plan.svg.media',
      'project.json',
      'storey.svg.media',
      'terms.pdf',
      'upper.svg.media',
    ])
    expect(await readFile(path.join(folder, 'film.mp4'))).toEqual(here.media.get('film.mp4'))
    expect((await readdir(path.join(folder, 'cover.png.media'))).toSorted()).toEqual([
      '60.avif',
      '60.webp',
      'medium.json',
    ])
  })

  it('looks the same in an empty database with an empty store, and changes nothing in its own database', async () => {
    const exported = await readExport()
    for (const dryRun of [true, false]) {
      const outcome = await importFile(partsOf(here), here.accountId, exported, { dryRun })
      expect(outcome).toMatchObject({ ok: true, report: NOTHING })
    }
    const dry = await importFile(partsOf(elsewhere), elsewhere.accountId, exported, { dryRun: true })
    expect(dry).toMatchObject({ ok: true, report: { created: 21, rows: [] } })
    const there = await importFile(partsOf(elsewhere), elsewhere.accountId, exported, { dryRun: false })
    expect(there).toMatchObject({ ok: true, report: { created: 21, project_id: id } })
    await addCatalogue(here, 'harbour', id)
    await addCatalogue(elsewhere, 'harbour', id)
    const answers = await readAnswers(here, 'harbour', id)
    expect(await readAnswers(elsewhere, 'harbour', id)).toEqual(answers)
    const hashes = new Set(JSON.stringify(answers).match(/(?<=\/media\/)[0-9a-f]{32}\/(?:file\.\w+)?/g))
    expect(hashes.size).toBeGreaterThan(5)
    for (const address of hashes) {
      const [hash = '', part = ''] = address.split('/')
      const name = part || '60.webp'
      expect([address, await bytesOf(elsewhere, hash, name)]).toEqual([address, await bytesOf(here, hash, name)])
    }
  })

  it('replaces no existing files', async () => {
    expect(await write('project.json')).toMatchObject({
      refused: 'conflict',
      reason: expect.stringContaining('exists'),
    })
    // The file has another name, but its media already exist.
    expect(await write('other.json')).toMatchObject({ refused: 'conflict', reason: expect.stringContaining('exists') })
    expect(await write('other.json', false)).toMatchObject({ units: 3, media: 0 })
  })
})

async function bytesOf({ parts }: TestImport, hash: string, part: string): Promise<string | undefined> {
  const handle = await parts.files.open(hash, part)
  try {
    return handle ? (await buffer(await handle.read())).toString('base64') : undefined
  } finally {
    await handle?.close()
  }
}
