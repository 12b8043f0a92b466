import { useEffect, useState } from 'react'
import { type AskedList, readAskedList, writeAskedList } from './filter-address.ts'

/** The list that the address asks for, and how to ask for another one. Choosing a view is a step of the history. */
export function useAskedList(): readonly [AskedList, (asked: AskedList, how: 'push' | 'replace') => void] {
  const [asked, setAsked] = useState(() => readAskedList(location.search))
  useEffect(() => {
    // Back and links of the Studio change the address.
    const read = () => setAsked(readAskedList(location.search))
    const events = ['popstate', 'studio-moved']
    for (const event of events) addEventListener(event, read)
    return () => {
      for (const event of events) removeEventListener(event, read)
    }
  }, [])
  const ask = (next: AskedList, how: 'push' | 'replace') => {
    setAsked(next)
    const { pathname, search, hash } = location
    const wanted = writeAskedList(next)
    if (wanted === search) return
    try {
      if (how === 'push') history.pushState(null, '', pathname + wanted + hash)
      else history.replaceState(history.state, '', pathname + wanted + hash)
    } catch {
      // Browsers limit how often the address changes, as while a long word is typed. The list follows anyway.
    }
  }
  return [asked, ask]
}
