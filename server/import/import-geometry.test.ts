import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANY_DATABASE } from '#server/db/databases.fixture.ts'
import { regions } from '#server/db/tables/picture-content.ts'
import { at, type ProjectInput, sampleFile, startImport, type TestImport } from './import.fixture.ts'
import { importFile } from './import-file.ts'

describe('regions that are computed from cameras', () => {
  let test: TestImport
  beforeAll(async () => {
    test = await startImport(ANY_DATABASE.start)
  })
  afterAll(() => test.stop())

  /** Imports the file and returns how many frames were computed. */
  async function computedFrames(file: ProjectInput): Promise<number> {
    let frames = 0
    const outcome = await importFile(test.parts, test.accountId, file, {
      dryRun: false,
      onProgress: ({ step, total }) => {
        if (step === 'geometry') frames = total
      },
    })
    expect(outcome).toMatchObject({ ok: true })
    return frames
  }

  const readRegions = () =>
    test.test.database.queries.select().from(regions).orderBy(asc(regions.frame_id), asc(regions.position))

  it('are computed again only when the camera or the volumes change', async () => {
    expect(await computedFrames(sampleFile())).toBe(1)
    const first = await readRegions()
    expect(await computedFrames(sampleFile())).toBe(0)
    expect(await readRegions()).toEqual(first)
    const file = sampleFile()
    Object.assign(at(at(file.interactives ?? [], 0).volumes ?? [], 1), { top: 5 })
    expect(await computedFrames(file)).toBe(1)
    expect(await readRegions()).not.toEqual(first)
    expect(await computedFrames(sampleFile())).toBe(1)
    expect(await readRegions()).toEqual(first)
  })

  it('come after the drawn regions', async () => {
    const before = await readRegions()
    const file = sampleFile()
    const drawn = at(at(at(file.interactives ?? [], 0).frames, 1).regions ?? [], 0)
    at(at(file.interactives ?? [], 0).frames, 0).regions = [drawn]
    expect(await computedFrames(file)).toBe(0)
    const frame = (await readRegions()).filter(({ frame_id }) => frame_id === at(before, 0).frame_id)
    expect(frame.map(({ position, target_kind, computed }) => [position, target_kind, computed])).toEqual([
      [0, 'panorama', false],
      [1, 'storey', true],
      [2, 'storey', true],
    ])
    expect(frame.slice(1).map(({ polygons }) => polygons)).toEqual(before.slice(0, 2).map(({ polygons }) => polygons))
  })
})
