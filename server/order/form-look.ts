import { eq } from 'drizzle-orm'
import type { LanguageCode } from '#domain/language/language.ts'
import { DEFAULT_THEME, type Theme } from '#domain/theme/theme.ts'
import { readPrivacyUrl } from '#server/catalogue/privacy-url.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { textsIn } from '#server/project/texts.ts'
import type { Call } from '#server/public-call/call.ts'

/** What the page after a form shows of its catalogue. */
export interface FormLook {
  readonly name: string
  readonly theme: Theme
  readonly primary: string
  readonly policy: string | null
}

/** The look of a page whose catalogue can't be read. */
export const PLAIN_LOOK: FormLook = { name: '', theme: DEFAULT_THEME, primary: '#0f5363', policy: null }

/** Reads the name and the colours of the catalogue that a form was sent from, and its privacy policy. */
export async function readFormLook(queries: Queries, call: Call, lang: LanguageCode): Promise<FormLook> {
  const { name, theme, primary_color, default_lang } = catalogues
  const [row] = await queries
    .select({ name, theme, primary: primary_color, default_lang })
    .from(catalogues)
    .where(eq(catalogues.id, call.catalogue.id))
  if (!row) throw new Error(`catalogue ${call.catalogue.id} is gone`)
  return {
    name: textsIn(lang, row.default_lang).text(row.name),
    theme: row.theme,
    primary: row.primary,
    policy: await readPrivacyUrl(queries, call),
  }
}
