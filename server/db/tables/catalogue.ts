import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import type { analytics } from '#contract/analytics.ts'
import type { ChessSettings, ViewSettings } from '#contract/views.ts'
import type { CatalogueType } from '#domain/catalogue/catalogue.ts'
import type { LocalisedText } from '#domain/language/choose-language.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { ProfileType } from '#domain/partner/profile-type.ts'
import type { Theme } from '#domain/theme/theme.ts'
import { accounts, media } from './account.ts'
import { identity, language, localised, moment, partOf, pointsTo } from './columns.ts'
import { projects } from './project.ts'

/** Catalogues that visitors open, of a project or of a group of catalogues, with their settings. */
export const catalogues = pgTable('catalogues', {
  id: identity(),
  account_id: partOf('account_id', () => accounts.id).notNull(),
  type: text('type').$type<CatalogueType>().notNull(),
  project_id: pointsTo('project_id', () => projects.id),
  name: localised('name').notNull(),
  published: boolean('published').notNull(),
  /** Whether visitors could open it at any time. */
  was_open: boolean('was_open').notNull().default(false),
  /** Hidden from visitors; its orders stay. */
  archived: boolean('archived').notNull().default(false),
  /** The personal data of older orders is erased; null: never. */
  retention_months: integer('retention_months'),
  indexable: boolean('indexable').notNull(),
  default_lang: language('default_lang').notNull(),
  languages: text('languages').array().$type<LanguageCode[]>().notNull(),
  primary_color: text('primary_color').notNull(),
  primary_active_color: text('primary_active_color').notNull(),
  theme: text('theme').$type<Theme>().notNull(),
  chess: jsonb('chess').$type<ChessSettings>().notNull(),
  premises: jsonb('premises').$type<ViewSettings>().notNull(),
  interactive_enabled: boolean('interactive_enabled').notNull(),
  info_enabled: boolean('info_enabled').notNull(),
  about: localised('about'),
  templates: jsonb('templates').$type<Readonly<Record<string, LocalisedText>>>().notNull(),
  analytics: jsonb('analytics').$type<z.infer<typeof analytics>>().notNull(),
  /** Whether any host may embed it; otherwise only those of `embed_domains`. */
  embeds_anywhere: boolean('embeds_anywhere').notNull(),
  contact_name: text('contact_name').notNull(),
  contact_company: text('contact_company'),
  contact_phones: text('contact_phones').array().notNull(),
  contact_email: text('contact_email'),
  contact_profile_type: integer('contact_profile_type').$type<ProfileType>(),
  contact_photo_id: pointsTo('contact_photo_id', () => media.id),
  contact_logo_id: pointsTo('contact_logo_id', () => media.id),
})

/** The catalogues of a group, in order. */
export const catalogueMembers = pgTable(
  'catalogue_members',
  {
    group_id: partOf('group_id', () => catalogues.id).notNull(),
    member_id: partOf('member_id', () => catalogues.id).notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.group_id, table.member_id] })],
)

/** Hosts that may embed a catalogue. */
export const embedDomains = pgTable(
  'embed_domains',
  {
    catalogue_id: partOf('catalogue_id', () => catalogues.id).notNull(),
    host: text('host').notNull(),
  },
  (table) => [primaryKey({ columns: [table.catalogue_id, table.host] })],
)

/** The privacy policy by white-label domain; the row without a domain is for all others. */
export const whiteLabelDomains = pgTable(
  'white_label_domains',
  {
    catalogue_id: partOf('catalogue_id', () => catalogues.id).notNull(),
    domain: text('domain'),
    privacy_url: text('privacy_url').notNull(),
  },
  (table) => [unique('white_label_domain').on(table.catalogue_id, table.domain).nullsNotDistinct()],
)

/** The address that receives the orders of a catalogue. */
export const salesDepartments = pgTable('sales_departments', {
  catalogue_id: partOf('catalogue_id', () => catalogues.id).primaryKey(),
  email: text('email').notNull(),
  lang: language('lang').notNull(),
})

/** People and firms with their own links. */
export const partners = pgTable('partners', {
  id: identity(),
  account_id: partOf('account_id', () => accounts.id).notNull(),
  catalogue_id: partOf('catalogue_id', () => catalogues.id).notNull(),
  name: text('name').notNull(),
  company: text('company'),
  profile_type: integer('profile_type').$type<ProfileType>().notNull(),
  phones: text('phones').array().notNull(),
  email: text('email').notNull(),
  lang: language('lang').notNull(),
  photo_id: pointsTo('photo_id', () => media.id),
  logo_id: pointsTo('logo_id', () => media.id),
  created_at: moment('created_at').notNull().defaultNow(),
  revoked_at: moment('revoked_at'),
})

/** First tokens lead to a catalogue and are unique across accounts; second tokens lead to a partner of an account. */
export const links = pgTable(
  'links',
  {
    id: identity(),
    account_id: partOf('account_id', () => accounts.id).notNull(),
    token: text('token').notNull(),
    catalogue_id: partOf('catalogue_id', () => catalogues.id).notNull(),
    partner_id: partOf('partner_id', () => partners.id),
  },
  (table) => [
    uniqueIndex('first_token').on(table.token).where(sql`partner_id is null`),
    uniqueIndex('second_token').on(table.account_id, table.token).where(sql`partner_id is not null`),
  ],
)
