import { createContext, use } from 'react'
import type { OrderDraft } from '#domain/order/order-draft.ts'

/** Holds the visitor's input while the page is open. Never stored, since it is personal data. */
interface DraftKeeper {
  current: OrderDraft | null
}

/** One for the whole page, so that closing a form loses nothing. */
const DraftsContext = createContext<DraftKeeper>({ current: null })

/** The place where forms keep their input. */
export function useDrafts(): DraftKeeper {
  return use(DraftsContext)
}
