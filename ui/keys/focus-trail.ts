/** The place of an element among the elements around it, from the innermost outwards. It is known after a removal too. */
export interface FocusTrail {
  readonly element: Element
  readonly levels: readonly TrailLevel[]
}

interface TrailLevel {
  readonly parent: Element
  readonly siblings: readonly Element[]
  /** The sibling that is, or contains, the element. */
  readonly own: Element
}

// Beyond these a neighbour has nothing to do with what was removed.
const BOUNDARY = 'main, nav, aside, header, dialog'
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Remembers where an element is, up to its part of the page. Null outside of such parts. */
export function trailOf(element: Element): FocusTrail | null {
  const boundary = element.parentElement?.closest(BOUNDARY)
  if (!boundary) return null
  const levels: TrailLevel[] = []
  for (let own = element; own !== boundary; ) {
    const parent = own.parentElement
    if (!parent) return null
    levels.push({ parent, own, siblings: [...parent.children] })
    own = parent
  }
  return { element, levels }
}

/**
 * Focuses what is nearest to a removed element: what replaced it, else the current one of a list, else the same control of
 * the next item, else of the one before. Returns whether there was one.
 */
export function focusNear({ element, levels }: FocusTrail): boolean {
  for (const level of levels) {
    const { parent, siblings, own } = level
    if (!parent.isConnected) continue
    const at = siblings.indexOf(own)
    const near = [...siblings.slice(at + 1), ...siblings.slice(0, at).reverse()].filter(
      (sibling) => sibling.parentElement === parent,
    )
    const current = near.find((sibling) => sibling.matches('[aria-current="true"]'))
    for (const item of [...replacementsOf(level), ...(current ? [current] : []), ...near]) {
      const heir = controlIn(item, own, element)
      if (!heir) continue
      heir.focus()
      return true
    }
  }
  return false
}

/** New elements between those that were around the removed one. */
function replacementsOf({ parent, siblings, own }: TrailLevel): readonly Element[] {
  const [children, at] = [[...parent.children], siblings.indexOf(own)]
  const before = siblings.slice(0, at).findLast((sibling) => sibling.parentElement === parent)
  const after = siblings.slice(at + 1).find((sibling) => sibling.parentElement === parent)
  return children
    .slice(before ? children.indexOf(before) + 1 : 0, after ? children.indexOf(after) : undefined)
    .filter((child) => child !== own)
}

/** The control of an item at the place that the element had in its own, or the first one. */
function controlIn(item: Element, own: Element, element: Element): HTMLElement | undefined {
  const controls = controlsOf(item)
  const same = item.className === own.className ? controls[controlsOf(own).indexOf(element)] : undefined
  return [same, ...controls].find(
    (control): control is HTMLElement => control instanceof HTMLElement && canFocus(control),
  )
}

function controlsOf(item: Element): readonly Element[] {
  return [...(item.matches(FOCUSABLE) ? [item] : []), ...item.querySelectorAll(FOCUSABLE)]
}

function canFocus(control: HTMLElement): boolean {
  return control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility()
}
