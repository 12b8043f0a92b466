/** The visible part of an element's content, in pixels from its start. */
export interface Sight {
  readonly top: number
  readonly height: number
  readonly start: number
  readonly width: number
}

/** Receives the sight, and whether it has just changed. */
type OnSight = (sight: Sight, hasChanged: boolean) => void

/** Follows the sight of a scrolling element. */
export interface FollowedSight {
  /** Sets the listener in place of the last one. Calls it at once, and on each scroll or resize. */
  readonly onSight: (listen: OnSight) => void
  readonly stop: () => void
}

/** Starts following the sight of an element. */
export function followSight(element: HTMLElement): FollowedSight {
  let listen: OnSight = () => {}
  const measure = (): Sight => {
    const { scrollTop, clientHeight, scrollLeft, clientWidth } = element
    // scrollLeft is negative in right-to-left.
    return { top: scrollTop, height: clientHeight, start: Math.abs(scrollLeft), width: clientWidth }
  }
  // Keeps the last measurement: measuring in the middle of a change would force an extra layout.
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
