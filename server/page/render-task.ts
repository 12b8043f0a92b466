import type { Boot } from '#contract/boot.ts'
import type { DrawInput, DrawnPage } from '#contract/drawn-page.ts'

/** A page to render, in the form that is sent to the worker thread. */
export interface DrawingTask extends Pick<DrawInput, 'path' | 'size'> {
  readonly boot: Boot
  /** The responses that the page would request, by URL, as JSON. */
  readonly answers: string
}

/** A task with its id. */
export interface NumberedTask extends DrawingTask {
  readonly id: number
}

/** The result of a task. */
export type DrawingResult = { readonly id: number } & ({ readonly page: DrawnPage } | { readonly error: string })
