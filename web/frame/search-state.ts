/** The text of the search field, and the active result. */
export interface SearchState {
  readonly text: string
  readonly isOpen: boolean
  readonly active: number
}

/** An action in the search field; `count` is the number of results. */
type SearchAction =
  | { readonly type: 'write'; readonly text: string }
  | { readonly type: 'move'; readonly by: 1 | -1; readonly count: number }
  | { readonly type: 'point'; readonly active: number }
  | { readonly type: 'close' }
  | { readonly type: 'clear' }

/** The initial state. */
export const EMPTY_SEARCH: SearchState = { text: '', isOpen: false, active: 0 }

/** The state after an action. The first result is active at once, so that Enter opens it. */
export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'write':
      return { text: action.text, isOpen: action.text.trim() !== '', active: 0 }
    case 'move':
      return { ...state, isOpen: state.text.trim() !== '', active: moved(state, action.by, action.count) }
    case 'point':
      return { ...state, active: action.active }
    case 'close':
      return { ...state, isOpen: false, active: 0 }
    case 'clear':
      return EMPTY_SEARCH
  }
}

/** Moves in a cycle; the first arrow key after closing only shows the list again. */
function moved({ isOpen, active }: SearchState, by: 1 | -1, count: number): number {
  if (!isOpen || count === 0) return 0
  return (active + by + count) % count
}
