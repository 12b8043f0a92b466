import { type FrameMessage, HOST_SOURCE, type HostMessage, isFrameMessage } from '#contract/embed.ts'
import { createFrame } from './create-frame.ts'
import { ELEMENT_STYLE } from './element-style.ts'
import { languageOf, pathOfPlace, placeOfPath } from './frame-place.ts'
import { hashKey, readHashPart, writeHashPart } from './hash-part.ts'
import { reportProblem } from './report-problem.ts'
import { wordUnreachable } from './unreachable.ts'

/** The name of the element. */
export const TAG = 'vitrine-catalogue'

// Milliseconds after the frame has loaded. A catalogue sends `here` at the very start of its document.
export const PATIENCE = 2000

type Payload<Message> = Message extends HostMessage ? Omit<Message, 'source' | 'v'> : never

/** Defines `<vitrine-catalogue>`; its frames load from this origin only. */
export function defineCatalogueElement(origin: string): void {
  // A page with several snippets loads the script several times.
  if (customElements.get(TAG)) return

  class CatalogueElement extends HTMLElement {
    static readonly observedAttributes = ['token', 'partner', 'lang', 'theme', 'page', 'height', 'label']

    readonly #root = this.attachShadow({ mode: 'open' })
    readonly #sheet = new CSSStyleSheet()
    #frame: HTMLIFrameElement | null = null
    /** The frame that has sent no message yet. */
    #silent: HTMLIFrameElement | null = null
    #key = ''
    /** Whether the catalogue accepts messages. */
    #isReady = false
    /** The place that the catalogue has reported. */
    #place = ''
    /** The place to request as soon as the catalogue is ready. */
    #wanted = ''
    /** The place in the page's address when it was last read. */
    #named: string | null = null

    constructor() {
      super()
      // A constructed sheet: the host page's Content-Security-Policy may block style elements and attributes.
      this.#sheet.replaceSync(ELEMENT_STYLE)
      this.#root.adoptedStyleSheets = [this.#sheet]
    }

    connectedCallback(): void {
      this.#key = hashKey(this.#read('name') || numberOf(this))
      addEventListener('message', this.#onMessage)
      addEventListener('hashchange', this.#followAddress)
      this.#applyHeight()
      this.#named = this.#readAddress()
      this.#load(this.#named ?? this.#read('page'))
    }

    disconnectedCallback(): void {
      removeEventListener('message', this.#onMessage)
      removeEventListener('hashchange', this.#followAddress)
      this.#frame?.remove()
      this.#frame = this.#silent = null
    }

    attributeChangedCallback(name: string, before: string | null, value: string | null): void {
      if (!this.#frame || before === value) return
      if (name === 'height') this.#applyHeight()
      else if (name === 'label') this.#frame.title = value ?? ''
      else if (name === 'theme') this.#sendTheme()
      else if (name === 'page') this.#go(value ?? '', false)
      else if (name === 'lang' && this.#isReady && this.#shown().lang) this.#sendLanguage()
      else this.#load(this.#read('page'))
    }

    /** Creates a new frame: a new address in the old one would add a history entry. */
    #load(place: string): void {
      const [theme, title] = [this.#read('theme'), this.#read('label') || this.#read('token')]
      this.#isReady = false
      // For a path outside the element's tokens, only the catalogue knows whether it belongs to its group.
      this.#wanted = isOutside(place) ? place : ''
      const frame = createFrame({ ...this.#shown(), origin, place, theme, title })
      this.#frame = this.#silent = frame
      this.#root.replaceChildren(frame)
      // Browsers also fire `load` for the error page that they show instead of a failed one.
      frame.onload = () => setTimeout(() => this.#giveUp(frame), PATIENCE)
    }

    readonly #onMessage = ({ data, origin: sender, source }: MessageEvent<unknown>): void => {
      if (!this.#frame || source !== this.#frame.contentWindow || sender !== origin || !isFrameMessage(data)) return
      this.#silent = null
      if (data.type === 'here') return
      if (data.type === 'error') reportProblem(data.reason)
      if (data.type === 'ready') this.#onReady()
      if (data.type === 'page') this.#savePlace(data.fullPath, data.title)
      this.#report(data)
    }

    /** Shows the fallback content that the host page has put into the element, or a short message. */
    #giveUp(frame: HTMLIFrameElement): void {
      if (this.#silent !== frame) return
      const words = wordUnreachable(this.#shown().lang, languageOf(document.documentElement.lang))
      reportProblem(`${origin} does not answer, or the policy of this page forbids the frame`)
      this.#root.replaceChildren(Object.assign(document.createElement('slot'), { textContent: words }))
    }

    #onReady(): void {
      this.#isReady = true
      this.#sendTheme()
      if (this.#wanted) this.#send({ type: 'navigate', fullPath: this.#wanted, replace: true })
      this.#wanted = ''
    }

    #savePlace(fullPath: string, title: string): void {
      const shown = this.#shown()
      const first = placeOfPath(pathOfPlace(this.#read('page'), shown), shown)
      this.#place = placeOfPath(fullPath, shown)
      if (this.#frame && !this.#read('label')) this.#frame.title = title
      // The visitor may have followed a link whose `hashchange` event is still pending: that link wins.
      if (this.#ignoresAddress() || this.#followAddress()) return
      const url = new URL(location.href)
      url.hash = writeHashPart(location.hash, this.#key, this.#place === first ? null : this.#place)
      try {
        // Navigation inside the frame has already added an entry to the page's history.
        if (url.href !== location.href) history.replaceState(history.state, '', url)
      } catch {
        // Safari allows 100 calls in 30 seconds; the next one that succeeds writes the current place.
      }
      this.#named = this.#readAddress()
    }

    #report({ source: _, v: __, type, ...detail }: FrameMessage): void {
      this.dispatchEvent(new CustomEvent(`vitrine-${type}`, { detail, bubbles: true, composed: true }))
    }

    /** Goes to the place in the page's address if it has changed; returns whether it has. */
    readonly #followAddress = (): boolean => {
      const [before, place] = [this.#named, this.#readAddress()]
      this.#named = place
      if (place === null || place === before || place === this.#place) return false
      // If the address had a place before, Back restores it; else the frame must add the history entry.
      this.#go(place, before !== null)
      return true
    }

    #go(place: string, replace: boolean): void {
      const fullPath = isOutside(place) ? place : pathOfPlace(place, this.#shown())
      // A project cannot navigate back to its group.
      const isLost = isOutside(this.#place) && !isOutside(place)
      if (this.#isReady && !isLost) this.#send({ type: 'navigate', fullPath, replace })
      else this.#load(place)
    }

    #sendTheme(): void {
      const theme = this.#read('theme')
      if (this.#isReady && theme) this.#send({ type: 'theme', theme } as Payload<HostMessage>)
    }

    #sendLanguage(): void {
      this.#send({ type: 'lang', lang: this.#shown().lang })
      // The frame loads another document.
      this.#isReady = false
    }

    #send(message: Payload<HostMessage>): void {
      this.#frame?.contentWindow?.postMessage({ source: HOST_SOURCE, v: 1, ...message }, origin)
    }

    #readAddress(): string | null {
      return this.#ignoresAddress() ? null : readHashPart(location.hash, this.#key)
    }

    /** Whether the element must not read or change the page's address. */
    #ignoresAddress(): boolean {
      return this.#read('address') === 'off'
    }

    #applyHeight(): void {
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

/** The default name: empty for the first element without a name, numbers for further ones. */
function numberOf(element: HTMLElement): string {
  const index = [...document.querySelectorAll(`${TAG}:not([name])`)].indexOf(element)
  return index > 0 ? String(index + 1) : ''
}

function isOutside(place: string): boolean {
  return place.startsWith('/')
}
