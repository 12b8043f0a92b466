import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { HistoryWho } from '#contract/history.ts'
import type { PublicationCheck, PublicationState } from '#contract/publications.ts'
import type { Role } from '#domain/account/role.ts'
import type { FieldName } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import { accounts } from './account.ts'
import { catalogues } from './catalogue.ts'
import { identity, moment, partOf } from './columns.ts'
import { projects } from './project.ts'

/** A value that a publication makes live, and the live value that it replaces. */
export interface PublishedEntry extends FieldName {
  readonly value: Json
  readonly base: Json
}

/** Publications of drafts: planned, published, withdrawn, or stopped by a conflict or a fault. */
export const publications = pgTable(
  'publications',
  {
    id: identity(),
    account_id: partOf('account_id', () => accounts.id).notNull(),
    project_id: partOf('project_id', () => projects.id),
    /** The group; null for a project. */
    catalogue_id: partOf('catalogue_id', () => catalogues.id),
    state: text('state').$type<PublicationState>().notNull(),
    created_at: moment('created_at').notNull(),
    /** When it is to be published, or was. */
    at: moment('at').notNull(),
    who_kind: text('who_kind').$type<HistoryWho>().notNull(),
    who_id: integer('who_id'),
    role: text('role').$type<Role>().notNull(),
    /** Ids of the projects that its author was limited to; null: all. */
    projects: integer('projects').array(),
    /** What it publishes: a copy of the entries of the draft. */
    entries: jsonb('entries').$type<readonly PublishedEntry[]>().notNull(),
    /** The batch of its changes in the history. */
    batch: text('batch'),
    /** What it brings, in the words of its author. */
    note: text('note'),
    /** What stopped it. */
    problem: jsonb('problem').$type<PublicationCheck>(),
    /** When its author was told that it was stopped. */
    told_at: moment('told_at'),
  },
  (table) => [
    index('publications_of_project').on(table.project_id, table.id),
    index('publications_of_group').on(table.catalogue_id, table.id),
  ],
)
