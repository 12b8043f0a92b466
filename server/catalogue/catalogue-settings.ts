import { isDeepStrictEqual } from 'node:util'
import type { CatalogueBody, CataloguePatch } from '#contract/catalogues.ts'
import type { LocalisedText } from '#domain/language/choose-language.ts'
import { sanitizeHtml } from '#server/html/sanitize-html.ts'

type Whole<Body> = { readonly [Field in keyof Body]-?: Exclude<Body[Field], undefined> }

/** Everything that is set of a catalogue. */
export type CatalogueSettings = Whole<Omit<CatalogueBody, 'contacts'>> & {
  readonly contacts: Whole<CatalogueBody['contacts']>
}

/** A catalogue with its id. */
export type StoredCatalogue = CatalogueSettings & { readonly id: number }

/** The name of a setting. */
export type CatalogueField = keyof CatalogueSettings

/** Settings with some of them new. */
export function patchSettings(settings: CatalogueSettings, patch: CataloguePatch): CatalogueSettings {
  // A JSON body has no undefined, though the type of its schema says it might.
  return { ...settings, ...patch, contacts: { ...settings.contacts, ...patch.contacts } } as CatalogueSettings
}

/** Settings as they are stored: nothing twice, hosts in lower case as browsers send them, html that can do no harm. */
export function tidySettings(settings: CatalogueSettings): CatalogueSettings {
  const { languages, embed_domains, privacy, info, templates } = settings
  return {
    ...settings,
    languages: [...new Set(languages)],
    embed_domains: embed_domains && inOrder([...new Set(embed_domains)], (host) => host),
    privacy: inOrder(
      privacy.map(({ domain, url }) => ({ domain: domain?.toLowerCase() ?? null, url })),
      ({ domain }) => domain ?? '',
    ),
    info: { ...info, about: info.about && sanitizeText(info.about) },
    templates: Object.fromEntries(Object.entries(templates).map(([name, text]) => [name, sanitizeText(text)])),
  }
}

/** Sorts what is stored without an order; not in SQL, where the order depends on the collation of the database. */
export function inOrder<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  return items.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1))
}

/** Which settings differ. */
export function changedFields(before: CatalogueSettings, after: CatalogueSettings): readonly CatalogueField[] {
  const fields = Object.keys(after) as CatalogueField[]
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))
}

function sanitizeText(text: LocalisedText): LocalisedText {
  return Object.fromEntries(Object.entries(text).map(([lang, html]) => [lang, sanitizeHtml(html)]))
}
