import { renderToStaticMarkup } from 'react-dom/server'
import type { FirstPaint, FirstPaintInput } from '#contract/first-paint.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { DEFAULT_VIEW_STATE } from '#domain/address/query.ts'
import { buildChess } from '#domain/chess/build-chess.ts'
import { EMPTY_FILTER } from '#domain/filter/filter.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
import { NO_OVERLAYS } from '#domain/overlay/overlay.ts'
import { type Catalogue, CatalogueContext } from '#web/catalogue/catalogue-context.ts'
import { ChessView } from '#web/chess/chess-view.tsx'
import { type Choice, ChoiceContext } from '#web/choice/choice-context.ts'
import { TranslatorContext } from '#web/language/translator-context.ts'
import { type Navigation, NavigationContext } from '#web/navigation/navigation-context.ts'
import { liftStyles } from './lift-styles.ts'

/** Draws the first screen of a chess as markup, by the very components that draw it in the browser. */
export const firstPaint: FirstPaint = (input) => {
  const { page } = input.address
  if (page.name !== 'chess' && page.name !== 'chess-estate') return null
  const markup = renderToStaticMarkup(
    <TranslatorContext value={input.translator}>
      <CatalogueContext value={catalogueOf(input)}>
        <NavigationContext value={navigationOf(input)}>
          <ChoiceContext value={CHOICE}>
            <ChessView estateId={page.name === 'chess' ? null : page.estateId} />
          </ChoiceContext>
        </NavigationContext>
      </CatalogueContext>
    </TranslatorContext>,
  )
  const { markup: lifted, styles } = liftStyles(markup)
  // The colour of the brand, or the page would begin in ours.
  return { markup: lifted, styles: `:root{--primary:${input.token.layout.color_scheme.primary}}${styles}` }
}

function catalogueOf({ token, project: data, estates }: FirstPaintInput): Catalogue {
  const chess = buildChess(data, estates)
  const project = { data, chess, index: createIndex(chess) }
  return { token, project, changed: new Map(), loading: 'loaded', retry: doNothing }
}

function navigationOf({ address }: FirstPaintInput): Navigation {
  return {
    address,
    viewState: DEFAULT_VIEW_STATE,
    search: '',
    overlays: NO_OVERLAYS,
    hrefOf: (page, panel = null) => formatAddress({ ...address, page, panel }),
    goTo: doNothing,
    turnTo: doNothing,
    follow: doNothing,
    load: doNothing,
    cameFromHere: false,
    back: doNothing,
    changeLanguage: doNothing,
    setViewState: doNothing,
    openPanel: doNothing,
    updatePanel: doNothing,
    closePanel: doNothing,
    openModal: doNothing,
    openPanelModal: doNothing,
    updateModal: doNothing,
    closeModal: doNothing,
    openCover: () => doNothing,
  }
}

/** Nothing is asked for, so nothing is dimmed. */
const CHOICE: Choice = {
  filter: EMPTY_FILTER,
  effective: EMPTY_FILTER,
  setFilter: doNothing,
  clearFilter: doNothing,
  aside: { current: new Map() },
  sort: 'default',
  failures: null,
  dimming: null,
  count: null,
  orderOf: null,
}

function doNothing(): void {}
