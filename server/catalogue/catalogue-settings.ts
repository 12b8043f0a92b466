import { isDeepStrictEqual } from 'node:util'
import type { CatalogueBody, CataloguePatch } from '#contract/catalogues.ts'
import type { LocalisedText } from '#domain/language/choose-language.ts'
import { sanitizeHtml } from '#server/html/sanitize-html.ts'

type Whole<Body> = { readonly [Field in keyof Body]-?: Exclude<Body[Field], undefined> }

/** All settings of a catalogue. */
export type CatalogueSettings = Whole<Omit<CatalogueBody, 'contacts'>> & {
  readonly contacts: Whole<CatalogueBody['contacts']>
}

/** A catalogue with its id, and whether visitors could open it at any time. */
export type StoredCatalogue = CatalogueSettings & { readonly id: number; readonly was_open: boolean }

/** The name of a setting. */
export type CatalogueField = keyof CatalogueSettings

/** Applies a patch to settings. */
export function patchSettings(settings: CatalogueSettings, patch: CataloguePatch): CatalogueSettings {
  // The type allows undefined values, but a JSON body has none.
  return { ...settings, ...patch, contacts: { ...settings.contacts, ...patch.contacts } } as CatalogueSettings
}

/** Settings as they are stored: without duplicates, domains in lower case as browsers send them, html sanitised. */
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

/** Sorts items that are stored without an order. In SQL the order would depend on the collation of the database. */
export function inOrder<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  return items.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1))
}

/** The names of the settings that differ. */
export function changedFields(before: CatalogueSettings, after: CatalogueSettings): readonly CatalogueField[] {
  const fields = Object.keys(after) as CatalogueField[]
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))
}

function sanitizeText(text: LocalisedText): LocalisedText {
  return Object.fromEntries(Object.entries(text).map(([lang, html]) => [lang, sanitizeHtml(html)]))
}
