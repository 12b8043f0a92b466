/** What is seen of the content of an element, in pixels from its start. */
export interface Sight {
  readonly top: number
  readonly height: number
  readonly start: number
  readonly width: number
}

/** Hears what is in sight, and whether that has just become another. */
export type OnSight = (sight: Sight, isNews: boolean) => void

/** What is in sight of an element that scrolls. */
export interface FollowedSight {
  /** Tells at once and then whenever it is scrolled or has another size; in place of who listened before. */
  readonly onSight: (listen: OnSight) => void
  readonly stop: () => void
}

/** Follows what is in sight of an element. */
export function followSight(element: HTMLElement): FollowedSight {
  let listen: OnSight = () => {}
  const measure = (): Sight => {
    const { scrollTop, clientHeight, scrollLeft, clientWidth } = element
    // Right-to-left content is scrolled to negative offsets.
    return { top: scrollTop, height: clientHeight, start: Math.abs(scrollLeft), width: clientWidth }
  }
  // As measured last: asking the page in the middle of a change would lay it out twice.
  let sight = measure()
  const tell = () => {
    sight = measure()
    listen(sight, true)
  }
  element.addEventListener('scroll', tell, { passive: true })
  const observer = new ResizeObserver(tell)
  observer.observe(element)
  return {
    onSight: (next) => {
      listen = next
      listen(sight, false)
    },
    stop: () => {
      element.removeEventListener('scroll', tell)
      observer.disconnect()
    },
  }
}
