import { useCallback, useEffect, useRef, useState } from 'react'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { useSignedOut } from '#studio/person/signed-out-context.ts'
import { addPage, type DraftList, NO_ENTRIES, newestOf, oldIfSame } from './draft-list.ts'
import { readDraftPage } from './publish-calls.ts'

/** The draft of a project or group: loaded page by page, and read again on request. */
export function useDraft(home: string) {
  const [list, setList] = useState<DraftList | null>(null)
  const [fault, setFault] = useState<StudioKey | null>(null)
  const onSignedOut = useSignedOut()
  // Reads one after the other. Requests during a read are answered by one more read.
  const state = useRef({ list: null as DraftList | null, reading: null as Promise<void> | null, isAsked: false })
  const load = useCallback((): Promise<void> => {
    const now = state.current
    const read = async () => {
      try {
        while (now.isAsked) {
          now.isAsked = false
          const show = (shown: DraftList) => {
            now.list = shown
            setList(shown)
          }
          if (now.list?.isComplete) show(oldIfSame(await readAgain(home, now.list), now.list))
          else await readAll(home, show)
        }
        setFault(null)
      } catch (error) {
        if (isSignedOut(error)) onSignedOut()
        else setFault(errorKey(error))
      } finally {
        now.reading = null
      }
    }
    now.isAsked = true
    now.reading ??= read()
    return now.reading
  }, [home, onSignedOut])
  useEffect(() => void load(), [load])
  return { list, fault, load }
}

/** Reads all pages and shows what is loaded so far after each. */
async function readAll(home: string, onPage: (list: DraftList) => void): Promise<DraftList> {
  let list = NO_ENTRIES
  let before: number | null = null
  do {
    const page = await readDraftPage(home, before)
    list = addPage(list, page)
    onPage(list)
    before = page.next
  } while (before !== null)
  return list
}

/** Reads what is new. If entries are gone, reads all of them. */
async function readAgain(home: string, old: DraftList): Promise<DraftList> {
  const newest = newestOf(old)
  const first = await readDraftPage(home, null)
  if (first.next === null) return addPage(NO_ENTRIES, first)
  let list = addPage(old, first)
  let page = first
  while (page.next !== null && page.next > newest) {
    page = await readDraftPage(home, page.next)
    list = addPage(list, page)
  }
  if (list.entries.size === page.counts.entries) return { ...list, isComplete: true }
  return readAll(home, () => {})
}
