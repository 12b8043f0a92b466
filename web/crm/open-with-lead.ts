import { handOver, windowNameOf } from './hand-over.ts'

/** Hands the lead to new tabs that links open. Returns a function that stops this. */
export function openTabsWithLead(context: string): () => void {
  const onPress = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link) return
    const opens = event.type === 'contextmenu' || opensTab(event, link)
    if (!opens) return
    // A frame may have partitioned storage, which the new tab cannot read.
    if (event.type === 'contextmenu' || window.parent === window)
      return handOver(context, new URL(link.href), Date.now())
    event.preventDefault()
    window.open(link.href, windowNameOf(context, Date.now()))
  }
  const kinds = ['click', 'auxclick', 'contextmenu'] as const
  for (const kind of kinds) document.addEventListener(kind, onPress)
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, onPress)
  }
}

function linkOf({ target, defaultPrevented }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element && !defaultPrevented ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === location.origin ? link : null
}

function opensTab({ button, ctrlKey, metaKey, shiftKey }: MouseEvent, { target }: HTMLAnchorElement): boolean {
  if (button === 1) return true
  return button === 0 && (ctrlKey || metaKey || shiftKey || target === '_blank')
}
