import { createContext, type ReactNode } from 'react'
import type { Instance } from '#domain/chess/chess.ts'

/** Renders extra content in chess cells, such as the marks of a lead. A new function means that cells must render again. */
export type CellExtra = (instance: Instance, isTabStop: boolean) => ReactNode

/** The extra content of cells. Null outside a CRM. */
export const CellExtraContext = createContext<CellExtra | null>(null)
