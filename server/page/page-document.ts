import type { Boot } from '#contract/boot.ts'
import type { Address } from '#domain/address/address.ts'
import { directionOf, type LanguageCode, languageOf } from '#domain/language/language.ts'
import { jsonForScript, renderTemplate } from '#server/http/render-template.ts'
import type { PageCall } from '#server/rendering/page-calls.ts'
import type { PageRendering } from '#server/rendering/rendered-pages.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { createInline } from './inline.ts'
import { lateScriptMarkup } from './late-scripts.ts'
import { headMarkup, type PageHead } from './page-head.ts'
import type { PageStyles } from './page-styles.ts'
import { filesToPreload, fontMarkup, type Preloads, preconnectMarkup, preloadMarkup, scriptMarkup } from './preloads.ts'
import { picturePreloads, renderedMarkup, WAIT_MARKUP } from './rendered-markup.ts'

/** Returns the HTML template of the web app: the built file, or that of the development server. */
export type PageTemplate = () => Promise<string>

/** A document before it is written. */
export interface Document {
  readonly status: number
  readonly head: PageHead
  readonly boot: Boot
  /** The address within a catalogue; null for pages outside. */
  readonly address: Address | null
  /** The calls that it starts with. */
  readonly calls: readonly PageCall[]
}

/** What documents are written with. */
export interface DocumentDeps {
  readonly template: PageTemplate
  readonly preloads: Preloads
  /** The base URL of media; null if they are on our own host. */
  readonly mediaUrl: string | null
  /** Missing if a development server serves the pages. */
  readonly styles?: PageStyles | undefined
}

/** A document and the policy that permits what is inline in it. */
interface WrittenDocument {
  readonly html: string
  readonly policy: string
}

/** Writes a document with its rendered page. If that is null, the browser renders it. */
export async function writeDocument(
  { template, preloads, mediaUrl, styles }: DocumentDeps,
  { head, boot, address }: Document,
  rendering: PageRendering | null,
): Promise<WrittenDocument> {
  const inline = createInline()
  const renderedParts = rendering ? ['open-history', ...rendering.pages.flatMap((page) => page.parts)] : []
  const files = filesToPreload(preloads, boot.lang, address, renderedParts)
  const frame = await template()
  inline.permitScripts(frame)
  const html = renderTemplate(frame, {
    lang: languageOf(boot.lang).tag,
    dir: directionOf(boot.lang),
    title: head.title,
    description: head.description,
    // The document contains this data, so it is not preloaded.
    head: headMarkup(head) + bootMarkup(rendering ? { ...boot, preload: [] } : boot),
    rendered: rendering ? renderedMarkup(rendering, inline) : '',
    preloads:
      preconnectMarkup(mediaUrl) +
      (rendering ? renderedPreloads(preloads, boot.lang, rendering) : preloadMarkup(files)),
    scripts: rendering ? lateScriptMarkup(preloads, files, inline) : scriptMarkup(preloads),
    styles: (rendering ? styles?.inlined(files, inline) : styles?.links) ?? '',
  })
  return { html, policy: contentSecurityPolicy(inline.hashes, boot, mediaUrl) }
}

/**
 * Preloads the picture of a rendered page, or its fonts if it has none: on a slow connection fonts would delay the
 * picture.
 */
function renderedPreloads(preloads: Preloads, lang: LanguageCode, rendering: PageRendering): string {
  return (picturePreloads(rendering) || fontMarkup(preloads, lang)) + WAIT_MARKUP
}

/** Data, not a script: it is never executed, so no policy has to permit it. */
function bootMarkup(boot: Boot): string {
  return `\n    <script type="application/json" id="boot">${jsonForScript(boot)}</script>`
}
