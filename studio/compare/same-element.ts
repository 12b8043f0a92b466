/** The way to an element from the root of its document: the index of each child. */
function wayTo(element: Element): readonly number[] {
  const way: number[] = []
  for (let at = element; at.parentElement; at = at.parentElement) {
    way.unshift([...at.parentElement.children].indexOf(at))
  }
  return way
}

/** The element at the same place of another document; null if that document is built differently there. */
export function sameElement(element: Element, other: Document): Element | null {
  let found: Element | undefined = other.documentElement
  for (const index of wayTo(element)) found = found?.children[index]
  return found?.tagName === element.tagName ? found : null
}
