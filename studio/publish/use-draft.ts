import { manage } from '#studio/api/manage.ts'
import { type DraftHome, homeCall } from '#studio/draft/draft-home.ts'
import { useFault } from '#studio/person/use-fault.ts'
import { useReading } from '#studio/reading/use-reading.ts'
import { addPage, type DraftList, NO_ENTRIES, newestOf, oldIfSame } from './draft-list.ts'

/** The largest page, so that a large draft needs few calls. */
const PAGE_SIZE = 1000

/** The draft of a project or group: loaded page by page, and read again on request. */
export function useDraft(home: DraftHome) {
  const { data, error, reload } = useReading<DraftList>(home, async (signal, known, show) => {
    const read = (before: number | null) => readPage(home, before, signal)
    return known?.isComplete ? oldIfSame(await readAgain(read, known), known) : readAll(read, show)
  })
  return { list: data, fault: useFault(error), reload }
}

type ReadPage = (before: number | null) => ReturnType<typeof readPage>

/** Reads a page of the draft, the newest changes first. */
function readPage(home: DraftHome, before: number | null, signal: AbortSignal) {
  const { call, params } = homeCall(home, 'listDraft')
  return manage(call, { params, query: { limit: PAGE_SIZE, before: before ?? undefined }, signal })
}

/** Reads all pages and shows what is loaded so far after each. */
async function readAll(read: ReadPage, onPage: (list: DraftList) => void): Promise<DraftList> {
  let list = NO_ENTRIES
  let before: number | null = null
  do {
    const page: Awaited<ReturnType<ReadPage>> = await read(before)
    list = addPage(list, page)
    onPage(list)
    before = page.next
  } while (before !== null)
  return list
}

/** Reads what is new. If entries are gone, reads all of them. */
async function readAgain(read: ReadPage, old: DraftList): Promise<DraftList> {
  const newest = newestOf(old)
  const first = await read(null)
  if (first.next === null) return addPage(NO_ENTRIES, first)
  let list = addPage(old, first)
  let page = first
  while (page.next !== null && page.next > newest) {
    page = await read(page.next)
    list = addPage(list, page)
  }
  if (list.entries.size === page.counts.entries) return { ...list, isComplete: true }
  return readAll(read, () => {})
}
