/*
 * Types of <vitrine-catalogue> for pages that embed a catalogue. Copy this file into your project. It has no dependencies;
 * with React it also types the element in JSX.
 */

/** The events that the catalogue sends to the host page, with their details. */
export interface VitrineEvents {
  /** A message is shown instead of the catalogue; `reason` is in English and also logged to the console. */
  'vitrine-error': { readonly code: 'token_not_found' | 'embed_refused'; readonly reason: string }
  /** The catalogue accepts messages: after it has loaded, and again after a change of language. */
  'vitrine-ready': Readonly<Record<string, never>>
  /** The visitor has moved: path and query inside the frame, and the title there. */
  'vitrine-page': { readonly fullPath: string; readonly title: string }
  /** A request was sent: its kind and its unit, never personal data. */
  'vitrine-lead': { readonly kind: 'order' | 'callback'; readonly instance_id: number | null }
  /** The visitor's favourites, once they are known and on every change. */
  'vitrine-favourites': { readonly instance_ids: readonly number[] }
}

/** Attributes of the element; the script accepts the same as `data-…`. */
export interface VitrineAttributes {
  /** The catalogue: the first part of its address. */
  token: string
  /** The link of a partner: the second part of its address. */
  partner?: string | undefined
  /** A language of the catalogue; by default the catalogue's own. */
  lang?: string | undefined
  theme?: 'light' | 'dark' | 'device' | undefined
  /** The first page, such as `chess?rooms=2`; by default the main page. */
  page?: string | undefined
  /** A CSS length, or pixels; by default the height of the container. */
  height?: string | number | undefined
  /** Fills the screen instead of the container. */
  fill?: 'screen' | undefined
  /** The frame's name for screen readers; by default the title of the page inside. */
  label?: string | undefined
  /** Distinguishes several elements on one page: the place is kept in the address as `#vitrine-{name}=`. */
  name?: string | undefined
  /** `off` leaves the address of the page unchanged. */
  address?: 'off' | undefined
}

/** The element; its events are those of `VitrineEvents`. */
export interface VitrineCatalogueElement extends HTMLElement {}

type VitrineEventMap = { readonly [Name in keyof VitrineEvents]: CustomEvent<VitrineEvents[Name]> }

type VitrineEventProps = {
  readonly [Name in keyof VitrineEvents as `on${Name}`]?: (event: VitrineEventMap[Name]) => void
}

/** The element in JSX: React 19 passes handlers such as `onvitrine-page` to the element. */
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

  // The events bubble, so the document receives them too.
  interface HTMLElementEventMap extends VitrineEventMap {}
  interface DocumentEventMap extends VitrineEventMap {}
}

// @ts-ignore: without React this module does not exist, and nothing uses it.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-catalogue': VitrineProps
    }
  }
}
