import { BREAKPOINTS, type ScreenSize } from '#domain/screen/screen-size.ts'
import type { Drawing } from './drawn-pages.ts'

// The same as `ui/screen/use-screen-size.ts` asks for.
const SCREENS: Readonly<Record<ScreenSize, string>> = {
  small: `(width < ${BREAKPOINTS.medium}rem)`,
  medium: `(${BREAKPOINTS.medium}rem <= width < ${BREAKPOINTS.large}rem)`,
  large: `(width >= ${BREAKPOINTS.large}rem)`,
}

/** On a phone a sheet covers the page. The browser lays out the page behind it only when scripts take over. */
const COVERED =
  '@media (scripting: enabled){[data-size=small]:not([data-heard]):has(dialog[open]) main{content-visibility:hidden}}'

/**
 * A page drawn for several screens, and the data it was drawn from. The first is shown at once; where the screen is another,
 * a script puts that one in its place before anything is seen. Without scripts the first stays.
 */
export function drawnMarkup({ pages, answers }: Drawing, nonce: string): string {
  const [first, ...others] = pages
  if (!first) return ''
  // Until the script has looked at the screen.
  const wait = `@media (scripting: enabled){@media not all and ${SCREENS[first.size]}{#drawn-${first.size}{display:none}}}`
  const own = pages.map((page) => page.styles).join('')
  const attributesOf = ({ size, parts }: (typeof pages)[number]) =>
    `data-size="${size}" data-parts="${parts.join(' ')}"`
  const kept = others.map(
    (page) => `<template ${attributesOf(page)} data-screen="${SCREENS[page.size]}">${page.markup}</template>`,
  )
  return [
    `<style nonce="${nonce}">[data-parts]{display:contents}${COVERED}${endless(first.rootStyles)}</style>`,
    `<style nonce="${nonce}" id="drawn-wait">${wait}</style>`,
    // A sheet scrolls away there: below the page stands the form.
    `<noscript><style nonce="${nonce}">dialog[open]{position:absolute!important}</style></noscript>`,
    `<style nonce="${nonce}" id="drawn-styles">${endless(own)}</style>`,
    `<div id="drawn-${first.size}" ${attributesOf(first)}>${first.markup}</div>`,
    ...kept,
    `<script nonce="${nonce}">${first.settle}</script>`,
    `<script type="application/json" id="answers">${answers.replaceAll('<', '\\u003c')}</script>`,
  ].join('')
}

/** Lets browsers that know how show nothing before the page is settled: else they would show it as far as it has come. */
export const WAIT_MARKUP = '<link rel="expect" href="#answers" blocking="render">'

/** Asks for the largest picture of each screen before anything else: it would be found last. */
export function picturePreloads({ pages }: Drawing): string {
  return pages
    .flatMap(({ size, picture }) =>
      picture
        ? [`<link rel="preload" as="image" fetchpriority="high" media="${SCREENS[size]}" href="${picture}">`]
        : [],
    )
    .join('')
}

/** Colours come from data: nothing in them can end the sheet. */
function endless(styles: string): string {
  return styles.replaceAll('</', '<\\/')
}
