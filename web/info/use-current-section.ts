import { type RefObject, useEffect, useState } from 'react'
import { sectionId } from './info-section.tsx'
import { currentSection, type SectionName } from './info-sections.ts'

/** How far below the tabs a section counts as being read, in pixels. */
const READING = 48

/** The section being read. Also scrolls its tab into view within the list of tabs. */
export function useCurrentSection(
  sections: readonly SectionName[],
  list: RefObject<HTMLElement | null>,
): SectionName | null {
  const [current, setCurrent] = useState<SectionName | null>(sections[0] ?? null)
  const key = sections.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the sections
  useEffect(() => {
    const follow = ({ target }: Pick<Event, 'target'>) => {
      const tabs = list.current
      // Ignores scrolling of anything but the container of the page.
      if (!tabs || !(target instanceof Element) || !target.contains(tabs) || target === tabs) return
      const isAtEnd = target.scrollTop + target.clientHeight >= target.scrollHeight - 2
      const line = tabs.getBoundingClientRect().bottom + READING
      const next = currentSection(sections.map(edgeOf), line, isAtEnd)
      setCurrent(next)
      if (next) keepTabInSight(tabs, sections.indexOf(next))
    }
    // The visitor may have followed a tab as a plain link before this ran.
    for (let box = list.current?.parentElement; box; box = box.parentElement) {
      if (box.scrollTop > 0) follow({ target: box })
    }
    // Scroll events do not bubble, hence `capture`.
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
  // Leaves a part of the next tab visible, as a hint that there are more.
  const margin = 64
  const beyond = Math.min(0, tab.left - margin - left) || Math.max(0, tab.right + margin - right)
  // `left` is physical here: it works in right-to-left too.
  if (beyond !== 0) tabs.scrollBy({ left: beyond })
}
