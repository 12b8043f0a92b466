import { renderToString } from 'react-dom/server'
import type { Boot } from '#contract/boot.ts'
import type { DrawInput, DrawPage } from '#contract/drawn-page.ts'
import { knownAddress } from '#domain/address/known-address.ts'
import { entryOf } from '#domain/history/entry-of.ts'
import { DrawnSizeContext } from '#ui/drawn/drawn-context.ts'
import { collectParts, loadParts } from '#ui/drawn/parts.ts'
import { NO_ANALYTICS } from '#web/analytics/start-analytics.ts'
import { createClient } from '#web/api/client.ts'
import { BootContext } from '#web/boot/boot-context.ts'
import { createCatalogueStore } from '#web/catalogue/catalogue-store.ts'
import { liftStyles } from '#web/drawn/lift-styles.ts'
import { settle } from '#web/drawn/settle.ts'
import { legibleColours } from '#web/frame/brand-colours.ts'
import { TranslatorContext } from '#web/language/translator-context.ts'
import type { PageHistory } from '#web/navigation/page-history.ts'
import { createKeeper } from '#web/visitor/keeper.ts'
import { App } from './app.tsx'
import type { Services } from './services.ts'

// Parts stand in one another; deeper than this nothing does.
const MOST_PASSES = 8

/** Draws a page as markup, by the very components that draw it in the browser. */
export const drawPage: DrawPage = async (input) => {
  const services = servicesOf(input)
  for (let pass = 0; ; pass++) {
    const { result, parts, missing } = collectParts(() => drawOnce(input, services))
    if (missing.length > 0 && pass < MOST_PASSES) await loadParts(missing)
    else {
      return {
        ...liftStyles(result, `#drawn-${input.size}`),
        rootStyles: rootStylesOf(input.boot),
        picture: largestPicture(result),
        parts,
        settle: `(${settle})()`,
      }
    }
  }
}

/** The colours of the brand, or the page would begin in ours. */
function rootStylesOf({ token }: Boot): string {
  if (!token) return ''
  const { primary, primary_active } = legibleColours(token.layout.color_scheme)
  return `:root{--primary:${primary};--primary-active:${primary_active}}`
}

/** The picture on the stage, else the main picture of a page. */
function largestPicture(markup: string): string | null {
  const [stage] = /<image[^>]* href="(\/media\/[^"]+)"/.exec(markup)?.slice(1) ?? []
  return stage ?? null
}

function drawOnce({ boot, size, translator }: DrawInput, services: Services | null): string {
  const markup = renderToString(
    <BootContext value={boot}>
      <TranslatorContext value={translator}>
        <DrawnSizeContext value={size}>
          <App services={services} />
        </DrawnSizeContext>
      </TranslatorContext>
    </BootContext>,
    { identifierPrefix: size },
  )
  // React asks for pictures ahead of the markup that shows them. The document asks for the largest one itself, and asking
  // twice makes browsers complain.
  return markup.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')
}

/** Nothing is asked for and nothing is kept: there is nobody at the page yet. */
function servicesOf({ path, answers, boot }: DrawInput): Services | null {
  const { page, token, headers } = boot
  if (page !== 'catalogue' || !token) return null
  const pages = drawnHistory(path)
  const client = createClient({ tokens: pages.here().address, headers, crm: null, preloaded: new Map(), answers })
  return {
    client,
    store: createCatalogueStore(client, boot, token),
    pages,
    keeper: createKeeper([]),
    lead: null,
    analytics: NO_ANALYTICS,
  }
}

function drawnHistory(path: string): PageHistory {
  const url = new URL(path, 'http://drawn')
  const here = entryOf(knownAddress(url), url.search, null)
  return {
    here: () => here,
    drawn: () => here,
    show: doNothing,
    subscribe: () => doNothing,
    moves: new Proxy({} as PageHistory['moves'], { get: () => doNothing }),
  }
}

function doNothing(): void {}
