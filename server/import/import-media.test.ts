import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ANY_DATABASE } from '#server/db/databases.fixture.ts'
import { media } from '#server/db/tables/account.ts'
import { sampleFile, startImport, type TestImport } from './import.fixture.ts'

const PATHS = ['project.cover', 'project.gallery[0].image', 'project.videos[0].poster']

describe('the media of an import', () => {
  let test: TestImport
  let whole: ReadonlyMap<string, Buffer>
  beforeAll(async () => {
    test = await startImport(ANY_DATABASE.start)
    whole = new Map(test.media)
  })
  afterAll(() => test.stop())
  beforeEach(() => {
    test.media.clear()
    for (const [name, bytes] of whole) test.media.set(name, bytes)
  })

  it.each([false, true])('are refused at every place that names them if they are broken (dry run: %s)', async (dry) => {
    test.media.set('cover.png', whole.get('cover.png')?.subarray(0, 100) ?? Buffer.of())
    const outcome = await test.run(sampleFile(), dry)
    const rows = outcome.ok ? outcome.report.rows : outcome.rows
    expect(rows).toEqual(PATHS.map((path) => ({ path, reason: 'The picture is broken: "cover.png"' })))
  })

  it('are refused if the content does not match the name', async () => {
    test.media.set('plan.svg', Buffer.from('GIF89a'))
    expect(await test.run(sampleFile())).toMatchObject({
      ok: false,
      rows: [{ path: 'layouts[0].plan' }, { path: 'layouts[1].plan_levels[0]' }],
    })
  })

  it('are refused if they can not be shown, or if their extension is unknown', async () => {
    const file = sampleFile()
    Object.assign(file.project, { cover: 'film.mp4', map_image: 'map.gif' })
    test.media.set('map.gif', Buffer.from('GIF89a'))
    expect(await test.run(file)).toMatchObject({
      ok: false,
      code: 'import_invalid',
      rows: [
        { path: 'project.cover', reason: '"film.mp4" is video/mp4, not a picture: name another file' },
        {
          path: 'project.map_image',
          reason: 'The name "map.gif" has to end in .avif, .jpeg, .jpg, .mp4, .pdf, .png, .svg, .webm, .webp',
        },
      ],
    })
  })

  it('are stored under the name of their project, which no other project can take', async () => {
    await test.run({ ...sampleFile(), project: { ...sampleFile().project, id: 'a/b' } })
    const names = (await test.test.database.queries.select({ name: media.name }).from(media)).map(({ name }) => name)
    expect(names.every((name) => name.startsWith('a%2Fb/'))).toBe(true)
    expect(names).toContain('a%2Fb/plan.svg')
  })

  it('are reported if they can not be read', async () => {
    const { parts, accountId } = test
    const { importFile } = await import('./import-file.ts')
    const readFile = () => Promise.reject(new Error('EACCES'))
    const outcome = await importFile({ ...parts, readFile }, accountId, sampleFile(), { dryRun: false })
    expect(outcome).toMatchObject({
      ok: false,
      rows: expect.arrayContaining([
        { path: 'project.cover', reason: `The file "cover.png" can't be read: check its permissions` },
      ]),
    })
  })
})
