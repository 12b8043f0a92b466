import { type RefObject, useEffect, useState } from 'react'
import { sectionId } from './info-section.tsx'
import { currentSection, type SectionName } from './info-sections.ts'

/** How far below the tabs a part begins to count as read. */
const READING = 48

/** The part of the page that is read; its tab is kept in sight in the list of tabs. */
export function useCurrentSection(
  sections: readonly SectionName[],
  list: RefObject<HTMLElement | null>,
): SectionName | null {
  const [current, setCurrent] = useState<SectionName | null>(sections[0] ?? null)
  const key = sections.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the parts, as a value
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const tabs = list.current
      // Of all that scrolls, only what the page lies in.
      if (!tabs || !(target instanceof Element) || !target.contains(tabs) || target === tabs) return
      const isAtEnd = target.scrollTop + target.clientHeight >= target.scrollHeight - 2
      const line = tabs.getBoundingClientRect().bottom + READING
      const next = currentSection(sections.map(edgeOf), line, isAtEnd)
      setCurrent(next)
      if (next) keepTabInSight(tabs, sections.indexOf(next))
    }
    // Scrolling does not bubble.
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', follow, { capture: true })
  }, [key, list])
  return current
}

function edgeOf(name: SectionName) {
  return { name, top: document.getElementById(sectionId(name))?.getBoundingClientRect().top ?? Infinity }
}

function keepTabInSight(tabs: HTMLElement, index: number): void {
  const tab = tabs.children[index]?.getBoundingClientRect()
  const { left, right } = tabs.getBoundingClientRect()
  if (!tab) return
  // A piece of the next one tells that there are more.
  const margin = 64
  const beyond = Math.min(0, tab.left - margin - left) || Math.max(0, tab.right + margin - right)
  // Both ways alike, whichever way the language runs.
  if (beyond !== 0) tabs.scrollBy({ left: beyond })
}
