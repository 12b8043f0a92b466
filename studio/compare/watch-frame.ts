import { sameElement } from './same-element.ts'
import { hasPanel } from './view-path.ts'

/** A place in a frame, in pixels from its top left corner. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** What a frame is watched for. */
interface FrameWatch {
  /** Somebody clicks, types or scrolls in the frame. */
  readonly onUse: () => void
  readonly isUsed: () => boolean
  /** The frame of the other side. */
  readonly twin: () => HTMLIFrameElement | null
  readonly onPointer: (at: Spot | null) => void
  readonly onEscape: () => void
  /** The path that the frame shows. */
  readonly path: () => string
}

/** Watches every document that a frame of our own origin loads. Returns the function that stops it. */
export function watchFrame(frame: HTMLIFrameElement, watch: FrameWatch): () => void {
  let unwatch = watchDocument(frame, watch)
  const onLoad = () => {
    unwatch()
    unwatch = watchDocument(frame, watch)
  }
  frame.addEventListener('load', onLoad)
  return () => {
    unwatch()
    frame.removeEventListener('load', onLoad)
  }
}

const USES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

function watchDocument(frame: HTMLIFrameElement, watch: FrameWatch): () => void {
  const inside = frame.contentWindow
  if (!inside) return () => {}
  const stop = new AbortController()
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    handle: (event: WindowEventMap[Name]) => void,
    capture = true,
  ) => inside.addEventListener(name, handle, { capture, passive: true, signal: stop.signal })

  for (const name of USES) listen(name, watch.onUse)
  listen('pointermove', ({ clientX, clientY }) => watch.onPointer({ x: clientX, y: clientY }))
  listen('pointerout', ({ relatedTarget }) => relatedTarget === null && watch.onPointer(null))
  // The pointer of somebody who uses the keyboard is the focused element.
  listen('focusin', ({ target }) => {
    if (!watch.isUsed() || !isElement(target) || !target.matches(':focus-visible')) return
    const { left, top, width, height } = target.getBoundingClientRect()
    watch.onPointer({ x: left + width / 2, y: top + height / 2 })
  })
  listen('scroll', ({ target }) => {
    if (watch.isUsed()) scrollTwin(target, inside.document, watch.twin())
  })
  // In bubbling order, so that it is known whether the catalogue took the wheel for zooming.
  listen('wheel', (event) => event.defaultPrevented && event.isTrusted && zoomTwin(event, watch.twin()), false)
  listen('keydown', ({ key }) => {
    if (key === 'Escape' && !hasOpenPart(inside.document, watch.path())) watch.onEscape()
  })
  return () => stop.abort()
}

/** Whether Escape closes something of the catalogue itself. */
function hasOpenPart(page: Document, path: string): boolean {
  const typed = page.activeElement?.matches('input, textarea') ? Reflect.get(page.activeElement, 'value') : ''
  return hasPanel(path) || typed !== '' || page.querySelector('dialog[open], :popover-open') !== null
}

function scrollTwin(target: EventTarget | null, page: Document, twin: HTMLIFrameElement | null): void {
  const other = twin?.contentDocument
  const scrolled = target === page ? page.scrollingElement : target
  if (!other || !isElement(scrolled)) return
  const same = sameElement(scrolled, other)
  same?.scrollTo({ top: scrolled.scrollTop, left: scrolled.scrollLeft, behavior: 'instant' })
}

/** Repeats a turn of the wheel at the same place of the twin. */
function zoomTwin(event: WheelEvent, twin: HTMLIFrameElement | null): void {
  const { clientX, clientY, deltaX, deltaY, deltaMode, ctrlKey } = event
  const at = twin?.contentDocument?.elementFromPoint(clientX, clientY)
  const copy = { clientX, clientY, deltaX, deltaY, deltaMode, ctrlKey, bubbles: true, cancelable: true }
  at?.dispatchEvent(new WheelEvent('wheel', copy))
}

/** Elements of a frame are not instances of our own `Element`. */
function isElement(target: unknown): target is Element {
  return typeof target === 'object' && target !== null && 'nodeType' in target && target.nodeType === 1
}
