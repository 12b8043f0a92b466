import type { Boot } from '#contract/boot.ts'
import type { RenderedPage, RenderInput } from '#contract/rendered-page.ts'

/** A page to render, in the form that is sent to the worker thread. */
export interface RenderTask extends Pick<RenderInput, 'path' | 'size'> {
  readonly boot: Boot
  /** The responses that the page would request, by URL, as JSON. */
  readonly answers: string
}

/** A task with its id. */
export interface NumberedTask extends RenderTask {
  readonly id: number
}

/** The result of a task. */
export type RenderResult = { readonly id: number } & ({ readonly page: RenderedPage } | { readonly error: string })
