import { and, eq } from 'drizzle-orm'
import type { LanguageData } from '#contract/language.ts'
import type { TokenData } from '#contract/token.ts'
import { shortTypeOf } from '#domain/catalogue/catalogue.ts'
import { type LanguageCode, languageOf } from '#domain/language/language.ts'
import { NO_ANALYTICS } from '#domain/visitor/analytics.ts'
import type { BuiltAnswer } from '#server/answer/answer-cache.ts'
import { readHiddenContacts } from '#server/contact/hidden-contacts.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { integrations } from '#server/db/tables/order.ts'
import { findProjectRoot, findRootPicture } from '#server/interactive/root-picture.ts'
import type { Directory } from '#server/link/link-directory.ts'
import { DIRECTORY, type Subject } from '#server/live/change.ts'
import { type Texts, textsIn } from '#server/project/texts.ts'
import type { Call } from '#server/public-call/call.ts'
import { readEntries } from './catalogue-entry.ts'
import { readContacts } from './contacts-answer.ts'
import { readPrivacyUrl } from './privacy-url.ts'

type CatalogueRow = typeof catalogues.$inferSelect

/** The answer of `GET public/token`. */
interface BuiltToken extends BuiltAnswer {
  readonly data: TokenData
}

/** Builds the answer of `GET public/token`. */
export async function buildTokenAnswer(queries: Queries, call: Call, directory: Directory): Promise<BuiltToken> {
  const [row] = await queries.select().from(catalogues).where(eq(catalogues.id, call.catalogue.id))
  if (!row) throw new Error(`catalogue ${call.catalogue.id} is gone`)
  const hidden = await readHiddenContacts(queries, call)
  const texts = textsIn(call.lang, row.default_lang, hidden.fromHtml)
  const contacts = await readContacts(queries, row, call.partner?.id ?? null)
  const { entries, subjects } = await readEntries(queries, call, directory, texts)
  return {
    data: hidden.fromAnswer({
      settings: settingsOf(row, texts),
      languages: row.languages.map(languageDataOf),
      current_lang: languageDataOf(call.lang),
      catalogs: entries,
      contacts,
      privacy: { url: await readPrivacyUrl(queries, call) },
      capabilities: { crm: await hasIntegration(queries, row.id), events: true, pdf: true },
      chess: row.chess,
      premises: row.premises,
      interactive: { enabled: row.interactive_enabled, root: await readRoot(queries, row, call.isPreview) },
      info: { enabled: row.info_enabled, about: texts.htmlOrNull(row.about) },
      templates: templatesOf(row, texts.html),
      layout: {
        color_scheme: { primary: row.primary_color, primary_active: row.primary_active_color, theme: row.theme },
      },
      // Whoever looks at a view works here, and analytics would be sent its address.
      analytics: typeof call.view === 'string' ? NO_ANALYTICS : row.analytics,
    }),
    subjects: [...ownSubjects(call, row), ...subjects, ...hidden.subjects],
  }
}

function settingsOf({ id, type, name, project_id, default_lang, indexable }: CatalogueRow, texts: Texts) {
  return {
    id,
    type,
    name: texts.text(name),
    project_id,
    default_lang: languageDataOf(default_lang),
    short_type: shortTypeOf(type),
    indexable,
  }
}

function languageDataOf(code: LanguageCode): LanguageData {
  const { id, is_rtl } = languageOf(code)
  return { id, name: code, is_rtl }
}

/** Templates whose text is not empty. */
function templatesOf({ templates }: CatalogueRow, html: Texts['html']): TokenData['templates'] {
  const entries = Object.entries(templates).map(([name, text]) => [name, html(text)] as const)
  return Object.fromEntries(entries.filter(([, text]) => text !== ''))
}

async function hasIntegration(queries: Queries, catalogueId: number): Promise<boolean> {
  const rows = await queries
    .select({ id: integrations.id })
    .from(integrations)
    .where(and(eq(integrations.catalogue_id, catalogueId), eq(integrations.enabled, true)))
    .limit(1)
  return rows.length > 0
}

async function readRoot(
  queries: Queries,
  { id, project_id }: CatalogueRow,
  isPreview: boolean,
): Promise<TokenData['interactive']['root']> {
  if (project_id !== null) {
    const root = await findProjectRoot(queries, project_id, isPreview)
    return root === null ? null : { id: root, frame: 0 }
  }
  const root = await findRootPicture(queries, { catalogue_id: id }, isPreview)
  return root && { id: String(root.id), frame: 0 }
}

function ownSubjects({ partner }: Call, { id, project_id }: CatalogueRow): readonly Subject[] {
  const subjects: Subject[] = [DIRECTORY, { scope: 'catalogue', id }]
  if (partner) subjects.push({ scope: 'partner', id: partner.id })
  // The root is a picture of the project, or is drawn from its chess.
  if (project_id !== null) subjects.push({ scope: 'pictures', id: project_id }, { scope: 'chess', id: project_id })
  return subjects
}
