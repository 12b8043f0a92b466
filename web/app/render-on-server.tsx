import { renderToString } from 'react-dom/server'
import type { Boot } from '#contract/boot.ts'
import type { RenderedPage, RenderInput, RenderPage } from '#contract/rendered-page.ts'
import { knownAddress } from '#domain/address/known-address.ts'
import { entryOf } from '#domain/browser-history/entry-of.ts'
import type { ScreenSize } from '#domain/screen/screen-size.ts'
import { collectParts, loadParts } from '#ui/hydration/parts.ts'
import { RenderedSizeContext } from '#ui/hydration/rendered-size.ts'
import { NO_ANALYTICS } from '#web/analytics/start-analytics.ts'
import { createClient } from '#web/api/client.ts'
import { BootContext } from '#web/boot/boot-context.ts'
import type { LoadedProject } from '#web/catalogue/catalogue-context.ts'
import { buildProject, createCatalogueStore, type ProjectAnswers } from '#web/catalogue/catalogue-store.ts'
import { legibleColours } from '#web/frame/brand-colours.ts'
import { liftStyles } from '#web/hydration/lift-styles.ts'
import { settle } from '#web/hydration/settle.ts'
import { TranslatorContext } from '#web/language/translator-context.ts'
import type { PageHistory } from '#web/navigation/page-history.ts'
import { createKeeper } from '#web/visitor/keeper.ts'
import { App } from './app.tsx'
import type { Services } from './services.ts'

// Lazy parts are nested, and each pass loads one level. Nothing is nested deeper than this.
const MOST_PASSES = 8

/** Renders a page to markup with the same components as in the browser. */
export const renderPage: RenderPage = async (input) => {
  const pages: RenderedPage[] = []
  for (const size of input.sizes) pages.push(await renderFor(size, input))
  return pages
}

async function renderFor(size: ScreenSize, input: RenderInput): Promise<RenderedPage> {
  const services = servicesOf(input)
  for (let pass = 0; ; pass++) {
    const { result, parts, missing } = collectParts(() => renderOnce(size, input, services))
    if (missing.length > 0 && pass < MOST_PASSES) await loadParts(missing)
    else {
      return {
        size,
        ...liftStyles(result, `#rendered-${size}`),
        rootStyles: rootStylesOf(input.boot),
        picture: largestPicture(result),
        parts,
        settle: `(${settle})()`,
      }
    }
  }
}

/** The brand colours. Without them the page would first appear in our own colours. */
function rootStylesOf({ token }: Boot): string {
  if (!token) return ''
  const { primary, primary_active } = legibleColours(token.layout.color_scheme)
  return `:root{--primary:${primary};--primary-active:${primary_active}}`
}

/** The picture on the stage; null if there is none. */
function largestPicture(markup: string): string | null {
  const [stage] = /<image[^>]* href="(\/media\/[^"]+)"/.exec(markup)?.slice(1) ?? []
  return stage ?? null
}

function renderOnce(size: ScreenSize, { boot, translator }: RenderInput, services: Services | null): string {
  const markup = renderToString(
    <BootContext value={boot}>
      <TranslatorContext value={translator}>
        <RenderedSizeContext value={size}>
          <App services={services} />
        </RenderedSizeContext>
      </TranslatorContext>
    </BootContext>,
    { identifierPrefix: size },
  )
  // React puts preload links for pictures before the markup. The document already preloads the largest one, and browsers
  // warn about a second preload.
  return markup.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')
}

/** Services for rendering on the server: they send no requests and store nothing. */
function servicesOf({ path, answers, boot }: RenderInput): Services | null {
  const { page, token, headers } = boot
  if (page !== 'catalogue' || !token) return null
  const pages = historyOnServer(path)
  const client = createClient({ tokens: pages.here().address, headers, crm: null, preloaded: new Map(), answers })
  return {
    client,
    store: createCatalogueStore(client, boot, token, projectOnce),
    pages,
    keeper: createKeeper([]),
    lead: null,
    analytics: NO_ANALYTICS,
  }
}

// The answers of a project are the same objects on all its pages, so that its model is built once for them.
const projects = new WeakMap<object, LoadedProject>()

function projectOnce(answers: ProjectAnswers): LoadedProject {
  const known = projects.get(answers.estates)
  if (known?.data === answers.data) return known
  const project = buildProject(answers)
  projects.set(answers.estates, project)
  return project
}

function historyOnServer(path: string): PageHistory {
  const url = new URL(path, 'http://rendered')
  const here = entryOf(knownAddress(url), url.search, null)
  return {
    here: () => here,
    byUrl: () => here,
    show: doNothing,
    subscribe: () => doNothing,
    moves: new Proxy({} as PageHistory['moves'], { get: () => doNothing }),
  }
}

function doNothing(): void {}
