import { createContext, type ReactNode } from 'react'
import type { Instance } from '#domain/chess/chess.ts'

/** What the cells of the chess have besides, such as the marks of a lead; the same function as long as it draws the same. */
export type CellExtra = (instance: Instance, isTabStop: boolean) => ReactNode

/** What cells have besides; null as a rule. */
export const CellExtraContext = createContext<CellExtra | null>(null)
