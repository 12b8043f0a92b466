import type { DraftChanged } from '#contract/draft-conflict.ts'
import { changedBy, madeOver, withoutFields } from './kept-act.ts'
import type { OfflineQueue } from './offline-queue.ts'
import type { ProjectCalls } from './project-calls.ts'
import { isAway } from './sent-act.ts'
import type { StoreState } from './store-state.ts'
import type { Waiting } from './waiting.ts'

type SendingState = Pick<StoreState, 'waiting' | 'unkept' | 'unanswered' | 'isAway' | 'keepsNothing'>

/** What sending works with. */
interface SenderParts {
  readonly calls: Pick<ProjectCalls, 'change' | 'undo' | 'setStatuses'>
  readonly queue: Pick<
    OfflineQueue,
    'keep' | 'leftOf' | 'rewrite' | 'inOrder' | 'forget' | 'forgetSent' | 'adopt' | 'onOrphans'
  >
  /** Whether the browser has no network, so that what it could not send has not left it. */
  readonly isOffline: () => boolean
  readonly state: () => SendingState
  readonly set: (next: Partial<SendingState>) => void
  /** The batch of an act that the server has; null if it has none. */
  readonly batchOf: (key: string) => string | null
  /** Shows acts that another tab has left, among acts that wait: all from the first one of that tab on. */
  readonly onAdopted: (acts: readonly Waiting[]) => void
  /** Shows no more what an act does not send because another tab has changed it since. */
  readonly onOvertaken: (act: Waiting, left: Waiting) => void
  readonly onAnswer: (act: Waiting, answer: DraftChanged | null) => void
  readonly onRefusal: (act: Waiting, error: unknown) => void
  /** Resolves when this browser keeps what a refused act became. */
  readonly whenRefusalKept: () => Promise<void>
}

/** Keeps acts in this browser one by one, and sends them in order. */
export class ActSender {
  readonly #parts: SenderParts
  #sending: Promise<void> | null = null
  #keeping: Promise<unknown> = Promise.resolve()
  #isClosed = false

  constructor(parts: SenderParts) {
    this.#parts = parts
    parts.queue.onOrphans(() => void this.#adopt())
  }

  /** Adds an act of this page. */
  add(act: Waiting): void {
    const { state, set, queue } = this.#parts
    set({ waiting: [...state().waiting, act], unkept: new Set(state().unkept).add(act.key) })
    const kept = queue.keep(act)
    this.#keeping = Promise.all([this.#keeping, kept])
    void kept.then((isKept) => {
      set(isKept ? { unkept: without(state().unkept, act.key) } : { keepsNothing: true })
      void this.send()
    })
  }

  /** Takes over acts that a page which is gone has left. It may have sent them. */
  take(acts: readonly Waiting[]): void {
    if (acts.length === 0) return
    const { state, set, queue, onAdopted } = this.#parts
    // What this page changed later is sent later.
    const waiting = queue.inOrder([...state().waiting, ...acts])
    onAdopted(waiting.slice(waiting.findIndex((act) => acts.includes(act))))
    set({ waiting, unanswered: new Set([...state().unanswered, ...acts.map(({ key }) => key)]) })
    void this.send()
  }

  /** Forgets an act that the server never had. */
  async drop(act: Waiting): Promise<void> {
    this.#leave(act)
    await this.#parts.queue.forget(act)
  }

  /** Sends what waits. Resolves when everything is sent, or when the server does not answer. */
  send(): Promise<void> {
    const hasWork = !this.#isClosed && this.#parts.state().waiting.length > 0
    if (!this.#sending && hasWork) this.#sending = this.#sendAll()
    return this.#sending ?? Promise.resolve()
  }

  /** Resolves when this browser keeps every act that waits, or is known to be unable to. */
  async whenKept(): Promise<void> {
    await this.#keeping
  }

  /** Sends nothing more once the act that is being sent is answered. What is left is kept. */
  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([this.#sending, this.#keeping])
  }

  async #adopt(): Promise<void> {
    if (!this.#isClosed) this.take(await this.#parts.queue.adopt())
  }

  async #sendAll(): Promise<void> {
    const { state, queue, whenRefusalKept } = this.#parts
    try {
      for (let first = state().waiting[0]; first && !this.#isClosed; first = state().waiting[0]) {
        const act = await this.#overtaken(first, await queue.leftOf(first))
        if (!act) continue
        if (act.changes.length === 0) {
          await this.drop(act)
          continue
        }
        const end = await this.#sendOne(act)
        if (end === 'away') break
        await whenRefusalKept()
        await (end === 'sent' ? queue.forgetSent(act) : queue.forget(act))
      }
    } finally {
      // At once, so that an act that is added next is not left out.
      this.#sending = null
    }
  }

  /** The act that waits with what is left of it. Null if it does not wait any more, or the page has ended its work. */
  async #overtaken(act: Waiting, left: Waiting): Promise<Waiting | null> {
    const { state, set, queue, onOvertaken } = this.#parts
    if (this.#isClosed || !state().waiting.includes(act)) return null
    if (left === act) return act
    onOvertaken(act, left)
    const { waiting } = state()
    const place = waiting.indexOf(act)
    const later = madeOver(waiting.slice(place + 1), withoutFields(act, changedBy([left])))
    set({ waiting: [...waiting.slice(0, place), left, ...later] })
    await queue.rewrite(later.filter((one) => !waiting.includes(one)))
    return !this.#isClosed && state().waiting.includes(left) ? left : null
  }

  /** Sends an act. Away: the server does not answer. */
  async #sendOne(act: Waiting): Promise<'sent' | 'refused' | 'away'> {
    const { calls, state, set, isOffline, onAnswer, onRefusal } = this.#parts
    try {
      const answer = act.kind === 'draft' ? await this.#sendDraft(act) : null
      if (act.kind === 'status') await calls.setStatuses(act.changes)
      this.#leave(act)
      onAnswer(act, answer)
    } catch (error) {
      if (isAway(error)) {
        const { unanswered } = state()
        set({ isAway: true, unanswered: isOffline() ? unanswered : new Set(unanswered).add(act.key) })
        return 'away'
      }
      this.#leave(act)
      onRefusal(act, error)
      return 'refused'
    }
    return 'sent'
  }

  #sendDraft(act: Waiting & { readonly kind: 'draft' }): Promise<DraftChanged> {
    const { calls, batchOf } = this.#parts
    const batch = act.undoes === undefined ? null : batchOf(act.undoes)
    return batch === null ? calls.change(act.changes) : calls.undo(batch)
  }

  #leave(act: Waiting): void {
    const { state, set } = this.#parts
    const { waiting, unkept, unanswered } = state()
    set({
      waiting: waiting.filter((one) => one !== act),
      unkept: without(unkept, act.key),
      unanswered: without(unanswered, act.key),
    })
  }
}

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : keys
}
