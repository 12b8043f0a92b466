import { createContext, use } from 'react'
import type { OrderDraft } from '#domain/order/order-draft.ts'

/** Holds what was typed while the page is open, never longer: it is personal. */
interface DraftKeeper {
  current: OrderDraft | null
}

/** One for the page: closing a form loses nothing. */
const DraftsContext = createContext<DraftKeeper>({ current: null })

/** Where forms keep what was typed. */
export function useDrafts(): DraftKeeper {
  return use(DraftsContext)
}
