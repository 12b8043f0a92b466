/*
 * Types of <vitrine-catalogue> for pages that embed a catalogue. Put this file into your project: it needs nothing else, and
 * with React its JSX knows the element too.
 */

/** What the catalogue tells the page that shows it, by the name of the event. */
export interface VitrineEvents {
  /** A sentence stands in place of the catalogue; `reason` is in English, and in the console too. */
  'vitrine-error': { readonly code: 'token_not_found' | 'embed_refused'; readonly reason: string }
  /** It listens: after it has loaded, and again after another language. */
  'vitrine-ready': Readonly<Record<string, never>>
  /** The visitor is elsewhere: path and query inside the frame, and the title there. */
  'vitrine-page': { readonly fullPath: string; readonly title: string }
  /** A request was sent: what kind, and about which unit. Never by whom. */
  'vitrine-lead': { readonly kind: 'order' | 'callback'; readonly instance_id: number | null }
  /** The visitor's favourites, when they are known and on every change. */
  'vitrine-favourites': { readonly instance_ids: readonly number[] }
}

/** Attributes of the element; the script takes the same as `data-…`. */
export interface VitrineAttributes {
  /** The catalogue: the first part of its address. */
  token: string
  /** The link of a partner: the second part. */
  partner?: string | undefined
  /** A language of the catalogue; without it, the catalogue's own. */
  lang?: string | undefined
  theme?: 'light' | 'dark' | 'device' | undefined
  /** Where to begin, such as `chess?rooms=2`; without it, the main page. */
  page?: string | undefined
  /** A length of CSS, or pixels; without it, that of the container. */
  height?: string | number | undefined
  /** Fills the screen instead of the container. */
  fill?: 'screen' | undefined
  /** What screen readers call the frame; without it, the title of the page inside. */
  label?: string | undefined
  /** Tells several on one page apart: its place in the address is `#vitrine-{name}=`. */
  name?: string | undefined
  /** Leaves the address of the page alone. */
  address?: 'off' | undefined
}

/** The element; its events are those of `VitrineEvents`. */
export interface VitrineCatalogueElement extends HTMLElement {}

type VitrineEventMap = { readonly [Name in keyof VitrineEvents]: CustomEvent<VitrineEvents[Name]> }

type VitrineEventProps = {
  readonly [Name in keyof VitrineEvents as `on${Name}`]?: (event: VitrineEventMap[Name]) => void
}

/** The element in JSX: React 19 hands `onvitrine-page` and its like to the element. */
export interface VitrineProps extends VitrineAttributes, VitrineEventProps {
  key?: string | number | null | undefined
  ref?:
    | { current: VitrineCatalogueElement | null }
    | ((element: VitrineCatalogueElement | null) => unknown)
    | null
    | undefined
  id?: string | undefined
  className?: string | undefined
  hidden?: boolean | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-catalogue': VitrineCatalogueElement
  }

  // The events bubble: they can be heard on the document.
  interface HTMLElementEventMap extends VitrineEventMap {}
  interface DocumentEventMap extends VitrineEventMap {}
}

// @ts-ignore: where there is no React, nobody asks for this.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-catalogue': VitrineProps
    }
  }
}
