import type { PageName, RoutedPanelType } from '#domain/address/page-table.ts'
import { LANGUAGE_CODES, type LanguageCode } from '#domain/language/language.ts'

/*
 * What the web app loads lazily, by the names in Vite's manifest. `check-size.ts` counts with it, and `preloads.ts` writes
 * which files a document should preload, so that they do not wait for the script that imports them.
 */

// Every page has Inter; ui/font/script-fonts.ts loads the fonts of other scripts.
const SCRIPT_FONTS: Partial<Record<LanguageCode, string>> = { ar: 'arabic', he: 'hebrew', ka: 'georgian' }

// The font of most letters of a language; figures are Latin everywhere.
const LETTER_FONTS: Partial<Record<LanguageCode, string>> = {
  ru: 'inter-cyrillic',
  uk: 'inter-cyrillic',
  ar: 'noto-sans-arabic-arabic',
  he: 'noto-sans-hebrew-hebrew',
  ka: 'noto-sans-georgian-georgian',
}

/** The prefixes of the font files that a page needs at once, by language. */
export const FONT_FILES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, ['inter-latin', ...(LETTER_FONTS[code] ? [LETTER_FONTS[code]] : [])]]),
)

/** The styles of the font, by language. */
export const LANGUAGE_FONTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, SCRIPT_FONTS[code] ? [`../ui/font/${SCRIPT_FONTS[code]}.css`] : []]),
)

/** The messages of the first view and the styles of the font, by language. */
export const LANGUAGE_PARTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(LANGUAGE_FONTS).map(([code, fonts]) => [code, [`../i18n/locales/${code}.json?first`, ...fonts]]),
)

/** The messages after the first view (i18n/message-parts.ts), by language. */
export const LATER_MESSAGES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, ['next', 'later'].map((part) => `../i18n/locales/${code}.json?${part}`)]),
)

/** The module that imports those messages. */
export const LATER_MESSAGE_FILES = 'language/later-message-files.ts'

/** The main part of each page that shows units. */
export const VIEW_PARTS: Partial<Record<PageName, string>> = {
  main: 'interactive/interactive-view.tsx',
  interactive: 'interactive/interactive-view.tsx',
  chess: 'chess/chess-view.tsx',
  'chess-estate': 'chess/chess-view.tsx',
  'chess-plus': 'chess-plus/chess-plus-view.tsx',
  'chess-plus-estate': 'chess-plus/chess-plus-view.tsx',
  premises: 'premises/premises-view.tsx',
}

const FILTER = 'filter/filter-controls.tsx'

/** Parts that load directly after the main part of a page. */
export const FOLLOWING_PARTS: Partial<Record<PageName, readonly string[]>> = {
  main: ['interactive/photo-view.tsx', FILTER],
  interactive: ['interactive/photo-view.tsx', FILTER],
  chess: [FILTER],
  'chess-estate': [FILTER],
  'chess-plus': [FILTER],
  'chess-plus-estate': [FILTER],
  premises: [FILTER],
}

/** What pages show directly after their first view. With them load the messages that follow it. */
export const NEXT_PARTS: readonly string[] = [
  'app/later-parts.tsx',
  'chess/chess-legend.tsx',
  'chess/place-strips.tsx',
  'chess/rooms-card.tsx',
  'interactive/instance-facts.tsx',
  'interactive/orbit-switch.tsx',
  'interactive/photo-view.tsx',
  'interactive/storey-picker.tsx',
  'interactive/turn-strip.tsx',
  'onboarding/welcome-note.tsx',
  '../ui/toast/toast.tsx',
]

/** The main part of pages that visitors open first only through a shared link. */
export const PAGE_PARTS: Partial<Record<PageName, string>> = {
  favorites: 'favourites/favourites-view.tsx',
  projects: 'projects/projects-page.tsx',
  info: 'info/info-page.tsx',
  about: 'info/about-page.tsx',
  panorama: 'panorama/panorama-page.tsx',
}

/** The parts that an address with a panel needs in addition. */
export const PANEL_PARTS: Partial<Record<RoutedPanelType, readonly string[]>> = {
  details: ['app/overlays.tsx', 'unit/unit-card.tsx', '../ui/icon/later-icon-paths.ts'],
  preview: ['app/overlays.tsx', 'unit/unit-preview.tsx'],
  group: ['app/overlays.tsx', 'storey/storey-panel.tsx'],
  info: ['app/overlays.tsx', 'info/info-panel.tsx'],
}

/** Pages other than the catalogue, parts that open on request, and analytics if it is configured. */
export const PARTS_ON_DEMAND: readonly string[] = [
  LATER_MESSAGE_FILES,
  ...new Set(Object.values(FOLLOWING_PARTS).flat()),
  ...Object.values(LATER_MESSAGES).flat(),
  ...Object.values(PAGE_PARTS),
  ...new Set(Object.values(PANEL_PARTS).flat()),
  // Applies live changes of prices and statuses.
  '../domain/chess/live-changes.ts',
  'analytics/start-providers.ts',
  'front/front-page.tsx',
  'app/document-page.tsx',
  'app/error-page.tsx',
  'app/later-parts.tsx',
  'app/failed-picture.tsx',
  'app/token-not-found-page.tsx',
  'app/welcome-page.tsx',
  'chess-plus/cell-tip.tsx',
  'chess-plus/insight.tsx',
  'chess-plus/status-legend.tsx',
  'chess/chess-dock.tsx',
  'chess/storey-menu.tsx',
  'choice/no-match-notice.tsx',
  'crm/crm-bar.tsx',
  'crm/lead-store.ts',
  'crm/lead-tools.ts',
  'crm/link-button.tsx',
  'crm/linked-notice.tsx',
  'crm/unit-lead-state.tsx',
  'document/chess-document.tsx',
  'document/instructions-document.tsx',
  'document/unit-document.tsx',
  'filter/criterion-panel.tsx',
  'filter/filter-dialog.tsx',
  'film/film-dialog.tsx',
  'frame/catalogue-select.tsx',
  'frame/contact-card.tsx',
  'frame/language-list.tsx',
  'frame/main-menu.tsx',
  'frame/partner-button.tsx',
  'frame/search-box.tsx',
  'grid/move-by-key.ts',
  'host/host-messages.ts',
  'instance/bays.tsx',
  'interactive/house-numbers.tsx',
  'interactive/instance-facts.tsx',
  'interactive/orbit-switch.tsx',
  'interactive/sold-card.tsx',
  'interactive/storey-picker.tsx',
  'interactive/turn-strip.tsx',
  'navigation/open-history.ts',
  'onboarding/menu-tip.tsx',
  'onboarding/walkthrough.tsx',
  'onboarding/welcome-note.tsx',
  'order/order-part.tsx',
  'order/phone-tools.ts',
  'panorama/panorama-dialog.tsx',
  'panorama/sphere.tsx',
  'share/share-dialog.tsx',
  'tour/tour-dialog.tsx',
  // The other views of the premises.
  'premises/layout-groups.tsx',
  'premises/nothing-found.tsx',
  'premises/unit-rows.tsx',
  'premises/unit-table.tsx',
  'storey-plan/storey-plan-view.tsx',
  'interactive/drawn-view.tsx',
  'viewer/gallery-viewer.tsx',
  '../ui/toast/toast.tsx',
  // For visitors from a campaign or another site.
  'visitor/keep-source.ts',
]
