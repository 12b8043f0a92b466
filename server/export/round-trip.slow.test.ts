import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildImportSchema } from '#contract/project-file-schema.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { type ProjectInput, startImport, type TestImport } from '#server/import/import.fixture.ts'
import { addCatalogue, readAnswers } from './answers.fixture.ts'
import { exportFrom, importInto, NOTHING } from './export.fixture.ts'
import { randomFiles } from './random-file.fixture.ts'

describe('an exported random project', () => {
  let here: TestImport
  let elsewhere: TestImport
  beforeAll(async () => {
    // Many small imports are faster on a database server. The tests of single files cover the embedded database.
    here = await startImport(DATABASES[1].start)
    elsewhere = await startImport(DATABASES[1].start)
  })
  afterAll(async () => {
    await here.stop()
    await elsewhere.stop()
  })

  it('changes nothing when imported again, and looks the same in an empty database', async () => {
    let last = 0
    const check = async (file: ProjectInput) => {
      const id = `random ${++last}`
      const random = structuredClone(file)
      random.project.id = id
      const token = `random-${last}`
      // Tokens are unique on a server, so each project needs its own.
      if (random.catalogue) random.catalogue.token = token
      const projectId = await importInto(here, random)
      const exported = await exportFrom(here, projectId)
      here.takeChanges()
      expect(await here.run(exported, true)).toMatchObject({ ok: true, report: NOTHING })
      expect(await here.run(exported)).toMatchObject({ ok: true, report: NOTHING })
      expect(here.takeChanges()).toEqual([])
      // The same imports in the same order give the same ids.
      expect(await importInto(elsewhere, exported)).toBe(projectId)
      expect(await exportFrom(elsewhere, projectId)).toEqual(exported)
      for (const test of exported.catalogue ? [] : [here, elsewhere]) await addCatalogue(test, token, projectId)
      expect(await readAnswers(elsewhere, token, projectId)).toEqual(await readAnswers(here, token, projectId))
    }
    // No shrinking: a smaller file would be compared with other ids.
    await fc.assert(fc.asyncProperty(randomFiles(), check), { numRuns: 8, endOnFailure: true })
  }, 600_000)

  it('covers every key of the import format', () => {
    const schema = buildImportSchema() as Schema
    const files = fc.sample(randomFiles(), { numRuns: 120, seed: 1 })
    expect(unseen(schema.$defs?.ProjectFile ?? {}, files, 'file', schema.$defs ?? {})).toEqual([])
  })
})

interface Schema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/** The keys of a schema that none of the values has. */
function unseen(
  schema: Schema,
  values: readonly unknown[],
  path: string,
  defs: Readonly<Record<string, Schema>>,
): readonly string[] {
  const { properties, items } = schema.$ref ? (defs[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  if (items) return unseen(items, values.flat(), `${path}[]`, defs)
  return Object.entries(properties ?? {}).flatMap(([key, inner]) => {
    const found = values.flatMap((value) => {
      const each = (value as Readonly<Record<string, unknown>>)[key]
      return each === undefined ? [] : [each]
    })
    return found.length === 0 ? [`${path}.${key}`] : unseen(inner, found, `${path}.${key}`, defs)
  })
}
