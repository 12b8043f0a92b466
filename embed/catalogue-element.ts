import { type FrameMessage, HOST_SOURCE, type HostMessage, isFrameMessage } from '#contract/embed.ts'
import { complain } from './complain.ts'
import { createFrame } from './create-frame.ts'
import { ELEMENT_STYLE } from './element-style.ts'
import { languageOf, pathOfPlace, placeOfPath } from './frame-place.ts'
import { hashKey, readHashPart, writeHashPart } from './hash-part.ts'
import { wordUnreachable } from './unreachable.ts'

/** The name of the element. */
export const TAG = 'vitrine-catalogue'

// Milliseconds from the end of loading: a document says that it is here at its very beginning.
export const PATIENCE = 2000

type Asked<Message> = Message extends HostMessage ? Omit<Message, 'source' | 'v'> : never

/** Makes `<vitrine-catalogue>` known to the page; its frames are of that origin and of no other. */
export function defineCatalogueElement(origin: string): void {
  // Every snippet of a page brings the script along.
  if (customElements.get(TAG)) return

  class CatalogueElement extends HTMLElement {
    static readonly observedAttributes = ['token', 'partner', 'lang', 'theme', 'page', 'height', 'label']

    readonly #root = this.attachShadow({ mode: 'open' })
    readonly #sheet = new CSSStyleSheet()
    #frame: HTMLIFrameElement | null = null
    /** The frame that has said nothing yet. */
    #silent: HTMLIFrameElement | null = null
    #key = ''
    /** Whether the catalogue listens. */
    #isReady = false
    /** Where it says that it is. */
    #place = ''
    /** Where it is asked to go as soon as it listens. */
    #wanted = ''
    /** The place that the address of the page named when last looked at. */
    #named: string | null = null

    constructor() {
      super()
      // Neither an element nor an attribute of style, which the policy of a host page may refuse.
      this.#sheet.replaceSync(ELEMENT_STYLE)
      this.#root.adoptedStyleSheets = [this.#sheet]
    }

    connectedCallback(): void {
      this.#key = hashKey(this.#read('name') || numberOf(this))
      addEventListener('message', this.#hear)
      addEventListener('hashchange', this.#followAddress)
      this.#takeHeight()
      this.#named = this.#readAddress()
      this.#load(this.#named ?? this.#read('page'))
    }

    disconnectedCallback(): void {
      removeEventListener('message', this.#hear)
      removeEventListener('hashchange', this.#followAddress)
      this.#frame?.remove()
      this.#frame = this.#silent = null
    }

    attributeChangedCallback(name: string, before: string | null, value: string | null): void {
      if (!this.#frame || before === value) return
      if (name === 'height') this.#takeHeight()
      else if (name === 'label') this.#frame.title = value ?? ''
      else if (name === 'theme') this.#askTheme()
      else if (name === 'page') this.#go(value ?? '', false)
      else if (name === 'lang' && this.#isReady && this.#shown().lang) this.#askLanguage()
      else this.#load(this.#read('page'))
    }

    /** A new frame: a new address in the old one would be a step of the visitor's history. */
    #load(place: string): void {
      const [theme, title] = [this.#read('theme'), this.#read('label') || this.#read('token')]
      this.#isReady = false
      // Outside its own tokens only the catalogue itself knows what belongs to its group.
      this.#wanted = isOutside(place) ? place : ''
      const frame = createFrame({ ...this.#shown(), origin, place, theme, title })
      this.#frame = this.#silent = frame
      this.#root.replaceChildren(frame)
      // Browsers load a page of their own in place of one that does not come.
      frame.onload = () => setTimeout(() => this.#giveUp(frame), PATIENCE)
    }

    readonly #hear = ({ data, origin: sender, source }: MessageEvent<unknown>): void => {
      if (!this.#frame || source !== this.#frame.contentWindow || sender !== origin || !isFrameMessage(data)) return
      this.#silent = null
      if (data.type === 'here') return
      if (data.type === 'error') complain(data.reason)
      if (data.type === 'ready') this.#begin()
      if (data.type === 'page') this.#keep(data.fullPath, data.title)
      this.#report(data)
    }

    /** Shows what the host page has put into the element for this case, or a sentence. */
    #giveUp(frame: HTMLIFrameElement): void {
      if (this.#silent !== frame) return
      const words = wordUnreachable(this.#shown().lang, languageOf(document.documentElement.lang))
      complain(`${origin} does not answer, or the policy of this page forbids the frame`)
      this.#root.replaceChildren(Object.assign(document.createElement('slot'), { textContent: words }))
    }

    #begin(): void {
      this.#isReady = true
      this.#askTheme()
      if (this.#wanted) this.#ask({ type: 'navigate', fullPath: this.#wanted, replace: true })
      this.#wanted = ''
    }

    #keep(fullPath: string, title: string): void {
      const shown = this.#shown()
      const first = placeOfPath(pathOfPlace(this.#read('page'), shown), shown)
      this.#place = placeOfPath(fullPath, shown)
      if (this.#frame && !this.#read('label')) this.#frame.title = title
      // A link may have been followed that the browser has yet to tell of: what it names stands.
      if (this.#isApart() || this.#followAddress()) return
      const url = new URL(location.href)
      url.hash = writeHashPart(location.hash, this.#key, this.#place === first ? null : this.#place)
      try {
        // A step inside the frame is a step of the page's history already.
        if (url.href !== location.href) history.replaceState(history.state, '', url)
      } catch {
        // Safari allows a hundred in half a minute; the next one tells all.
      }
      this.#named = this.#readAddress()
    }

    #report({ source: _, v: __, type, ...detail }: FrameMessage): void {
      this.dispatchEvent(new CustomEvent(`vitrine-${type}`, { detail, bubbles: true, composed: true }))
    }

    /** Goes where the address newly names a place, and tells whether it does. */
    readonly #followAddress = (): boolean => {
      const [before, place] = [this.#named, this.#readAddress()]
      this.#named = place
      if (place === null || place === before || place === this.#place) return false
      // Where the address named a place before, Back names it again; else the frame has to make the step.
      this.#go(place, before !== null)
      return true
    }

    #go(place: string, replace: boolean): void {
      const fullPath = isOutside(place) ? place : pathOfPlace(place, this.#shown())
      // A project does not know the way back to its group.
      const isLost = isOutside(this.#place) && !isOutside(place)
      if (this.#isReady && !isLost) this.#ask({ type: 'navigate', fullPath, replace })
      else this.#load(place)
    }

    #askTheme(): void {
      const theme = this.#read('theme')
      if (this.#isReady && theme) this.#ask({ type: 'theme', theme } as Asked<HostMessage>)
    }

    #askLanguage(): void {
      this.#ask({ type: 'lang', lang: this.#shown().lang })
      // Another document follows.
      this.#isReady = false
    }

    #ask(message: Asked<HostMessage>): void {
      this.#frame?.contentWindow?.postMessage({ source: HOST_SOURCE, v: 1, ...message }, origin)
    }

    #readAddress(): string | null {
      return this.#isApart() ? null : readHashPart(location.hash, this.#key)
    }

    /** Whether the address of the page is left alone. */
    #isApart(): boolean {
      return this.#read('address') === 'off'
    }

    #takeHeight(): void {
      const [rule] = this.#sheet.cssRules
      const height = this.#read('height').replace(/^\d+$/, '$&px') || '100%'
      if (rule instanceof CSSStyleRule) rule.style.setProperty('block-size', height, 'important')
    }

    #shown() {
      return { token: this.#read('token'), partner: this.#read('partner'), lang: languageOf(this.#read('lang')) }
    }

    #read(name: string): string {
      return this.getAttribute(name) ?? ''
    }
  }
  customElements.define(TAG, CatalogueElement)
}

/** The first element of a page needs no name, and further ones are numbered. */
function numberOf(element: HTMLElement): string {
  const index = [...document.querySelectorAll(`${TAG}:not([name])`)].indexOf(element)
  return index > 0 ? String(index + 1) : ''
}

function isOutside(place: string): boolean {
  return place.startsWith('/')
}
