import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { canonicalValue, DRAFT_FIELDS } from '#contract/draft-fields.ts'
import { projectFile } from '#contract/project-file.ts'
import { type Entity, entityKey } from '#domain/draft/entity.ts'
import { ANY_DATABASE } from '#server/db/databases.fixture.ts'
import { exportFrom, importInto } from '#server/export/export.fixture.ts'
import { startImport } from '#server/import/import.fixture.ts'
import { assemble, flatten } from './snapshot.ts'

/**
 * A file with every field of the first release, and what that release made of it. Files, versions, drafts and planned
 * publications hold such values for years, so this fixture stays as it is when fields are added.
 */
const released = JSON.parse(readFileSync(new URL('released.fixture.json', import.meta.url), 'utf8')) as {
  readonly file: unknown
  readonly parsed: unknown
  readonly entities: readonly Entity[]
  readonly rows: Readonly<Record<string, readonly object[]>>
  readonly exported: unknown
}

describe('the first release', () => {
  it('wrote files and versions that are read as then', () => {
    const parsed = projectFile.parse(released.file)
    expect(parsed).toEqual(released.parsed)
    expect([...flatten(parsed).values()]).toEqual(released.entities)
  })

  it('wrote drafts and planned publications that are read as then', () => {
    for (const { kind, fields } of released.entities) {
      for (const [field, value] of Object.entries(fields)) {
        // The own id of the project is among its fields, but no draft changes it.
        if (field !== 'id') expect(DRAFT_FIELDS[kind][field]?.safeParse(value).success, `${kind}.${field}`).toBe(true)
        expect(canonicalValue(kind, field, value), `${kind}.${field}`).toEqual(value)
      }
    }
    const snapshot = new Map(released.entities.map((entity) => [entityKey(entity), entity]))
    expect(projectFile.parse(assemble(snapshot))).toEqual(released.parsed)
  })

  it('stored and exported the file in the same columns and keys', async () => {
    const test = await startImport(ANY_DATABASE.start)
    const id = await importInto(test, released.file)
    expect(JSON.stringify(await exportFrom(test, id))).toBe(JSON.stringify(released.exported))
    for (const [table, rows] of Object.entries(released.rows)) {
      const found = await test.test.database.queries.execute(
        sql.raw(`select to_jsonb(t) as row from ${table} t order by id`),
      )
      const stored = (found as { rows: readonly { readonly row: object }[] }).rows.map(({ row }) => row)
      expect(stored, table).toMatchObject(rows)
    }
    await test.stop()
  })
})
