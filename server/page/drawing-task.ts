import type { Boot } from '#contract/boot.ts'
import type { DrawInput, DrawnPage } from '#contract/drawn-page.ts'

/** A page to draw, as it goes to the thread that draws. */
export interface DrawingTask extends Pick<DrawInput, 'path' | 'size'> {
  readonly boot: Boot
  /** What the page would ask for, by the address of the call, as JSON. */
  readonly answers: string
}

/** A task as it travels. */
export interface NumberedTask extends DrawingTask {
  readonly id: number
}

/** What came of a task. */
export type DrawingResult = { readonly id: number } & ({ readonly page: DrawnPage } | { readonly error: string })
