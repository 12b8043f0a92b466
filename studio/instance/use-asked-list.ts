import { useEffect, useState } from 'react'
import { onMove, type Step, writeQuery } from '#studio/address/browser-history.ts'
import { type AskedList, readAskedList, writeAskedList } from './filter-address.ts'

/** The list that the address asks for, and how to ask for another one. Choosing a view is a step of the history. */
export function useAskedList(): readonly [AskedList, (asked: AskedList, step: Step) => void] {
  const [asked, setAsked] = useState(() => readAskedList(location.search))
  useEffect(() => {
    // Back and links of the Studio change the address.
    return onMove(() => setAsked(readAskedList(location.search)))
  }, [])
  const ask = (next: AskedList, step: Step) => {
    setAsked(next)
    const wanted = writeAskedList(next)
    if (wanted !== location.search) writeQuery(step, wanted)
  }
  return [asked, ask]
}
