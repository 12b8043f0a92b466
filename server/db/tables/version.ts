import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { HistoryWho } from '#contract/history.ts'
import type { VersionReason } from '#contract/versions.ts'
import { accounts, type media } from './account.ts'
import { catalogues } from './catalogue.ts'
import { identity, moment, partOf } from './columns.ts'
import { projects } from './project.ts'

/** The row of a medium without its name and owner. */
export type MediumFacts = Omit<typeof media.$inferSelect, 'id' | 'account_id' | 'name'>

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What visitors saw after an import or a publication, of a project or of a group. */
export const fileVersions = pgTable(
  'file_versions',
  {
    id: identity(),
    account_id: partOf('account_id', () => accounts.id).notNull(),
    project_id: partOf('project_id', () => projects.id),
    /** The group; null for a project. */
    catalogue_id: partOf('catalogue_id', () => catalogues.id),
    at: moment('at').notNull(),
    who_kind: text('who_kind').$type<HistoryWho>().notNull(),
    who_id: integer('who_id'),
    reason: text('reason').$type<VersionReason>().notNull(),
    /** The batch of its changes in the history. */
    batch: text('batch'),
    /** The import file, compressed, with media named by content hash; null until it is written. */
    file: bytes('file'),
    units: integer('units'),
  },
  (table) => [
    index('versions_of_project').on(table.project_id, table.at),
    index('versions_of_group').on(table.catalogue_id, table.at),
  ],
)

/** The media of versions. Their files are kept, and a restored version finds them by hash. */
export const versionMedia = pgTable(
  'version_media',
  {
    version_id: partOf('version_id', () => fileVersions.id).notNull(),
    hash: text('hash').notNull(),
    facts: jsonb('facts').$type<MediumFacts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.version_id, table.hash] }), index('versions_with_medium').on(table.hash)],
)
