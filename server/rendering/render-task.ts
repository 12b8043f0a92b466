import type { Boot } from '#contract/boot.ts'
import type { RenderedPage, RenderInput } from '#contract/rendered-page.ts'

/** A response that a page would request. */
export interface AnswerText {
  readonly url: string
  /** Equal for equal texts. */
  readonly hash: string
  /** As JSON. */
  readonly text: string
}

/** A page to render. */
export interface RenderTask extends Pick<RenderInput, 'path' | 'sizes'> {
  readonly boot: Boot
  readonly answers: readonly AnswerText[]
}

/** A task in the form that is sent to a thread, without the texts that the thread has already. */
export interface SentTask extends Omit<RenderTask, 'answers'> {
  readonly id: number
  readonly answers: readonly (Omit<AnswerText, 'text'> & { readonly text: string | null })[]
  /** The hashes of texts that the thread forgets after this task. */
  readonly forgotten: readonly string[]
}

/** The result of a task. */
export type RenderResult = { readonly id: number } & (
  | { readonly pages: readonly RenderedPage[] }
  | { readonly error: string }
)
