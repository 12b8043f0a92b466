import { BREAKPOINTS, type ScreenSize } from '#domain/screen/screen-size.ts'
import type { PageRendering } from '#server/rendering/rendered-pages.ts'
import type { Inline } from './inline.ts'

// The same media queries as in `ui/screen/use-screen-size.ts`.
const SCREENS: Readonly<Record<ScreenSize, string>> = {
  small: `(width < ${BREAKPOINTS.medium}rem)`,
  medium: `(${BREAKPOINTS.medium}rem <= width < ${BREAKPOINTS.large}rem)`,
  large: `(width >= ${BREAKPOINTS.large}rem)`,
}

/** On a phone a sheet covers the page. The browser lays out the page behind it only when scripts take over. */
const COVERED =
  '@media (scripting: enabled){[data-size=small]:not([data-heard]):has(dialog[open]) main{content-visibility:hidden}}'

/**
 * A page rendered for several screen sizes, and the data it was rendered from. The first is shown at once. If the
 * screen has another size, a script replaces it before the first paint. Without scripts the first one stays.
 */
export function renderedMarkup({ pages, answers, isComplete }: PageRendering, inline: Inline): string {
  const [first, ...others] = pages
  if (!first) return ''
  // Hidden until the script has checked the screen size.
  const wait = `@media (scripting: enabled){@media not all and ${SCREENS[first.size]}{#rendered-${first.size}{display:none}}}`
  const own = pages.map((page) => page.styles).join('')
  const attributesOf = ({ size, parts }: (typeof pages)[number]) =>
    `data-size="${size}" data-parts="${parts.join(' ')}"`
  const kept = others.map(
    (page) => `<template ${attributesOf(page)} data-screen="${SCREENS[page.size]}">${page.markup}</template>`,
  )
  // On another screen the script removes it, and the browser renders the page.
  const alone = isComplete ? '' : ` data-screen="${SCREENS[first.size]}"`
  // The first of the slices in which a slow phone lays out a long grid or list (`web/hydration/settle.ts`).
  const slice = first.size === 'small' && first.markup.includes(' data-sliced=') ? ' data-slice="0"' : ''
  return [
    inline.style(`[data-parts]{display:contents}${COVERED}${endless(first.rootStyles)}`),
    inline.style(wait, 'id="rendered-wait"'),
    // Without scripts a sheet scrolls with the page, because the form is below it.
    `<noscript>${inline.style('dialog[open]{position:absolute!important}')}</noscript>`,
    inline.style(endless(own), 'id="rendered-styles"'),
    `<div id="rendered-${first.size}" ${attributesOf(first)}${alone}${slice}>${first.markup}</div>`,
    ...kept,
    inline.script(first.settle),
    `<script type="application/json" id="answers">${answers}</script>`,
  ].join('')
}

/**
 * Blocks rendering until the whole page is parsed, in browsers that support it. Otherwise they would show a partial
 * page.
 */
export const WAIT_MARKUP = '<link rel="expect" href="#answers" blocking="render">'

/** Preloads the largest picture of each screen size, because the browser would find it last. */
export function picturePreloads({ pages }: PageRendering): string {
  return pages
    .flatMap(({ size, picture }) =>
      picture
        ? [`<link rel="preload" as="image" fetchpriority="high" media="${SCREENS[size]}" href="${picture}">`]
        : [],
    )
    .join('')
}

/** Colours come from data, which must not end the style sheet. */
function endless(styles: string): string {
  return styles.replaceAll('</', '<\\/')
}
