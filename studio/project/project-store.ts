import type { DraftChanged, DraftConflict } from '#contract/draft-conflict.ts'
import { type FieldName, fieldKey } from '#domain/draft/entity.ts'
import { nameOf } from '#domain/draft/entry.ts'
import type { SentChange, StatusChange } from '#domain/draft/sent-change.ts'
import { ManageError } from '#studio/api/manage.ts'
import { ActSender } from './act-sender.ts'
import { type Clash, clashesOf, openClashes } from './clashes.ts'
import { changedBy, withoutFields } from './kept-act.ts'
import { LatestRead } from './latest-read.ts'
import { changesBack, clashed, type ProjectState, reversed, settled, stepped, withStatuses } from './project-state.ts'
import { isAway, problemOf } from './sent-act.ts'
import { ShownActs } from './shown-acts.ts'
import type { StoreParts } from './store-parts.ts'
import { fieldsOf, type StoreState } from './store-state.ts'
import { type Done, doneOf, lastWaiting, statusesBack, type Waiting } from './waiting.ts'

/** How many acts can be undone. */
const MAX_UNDO = 200

/**
 * The project of the screens. Acts appear at once and are sent in order. While the server does not answer they wait, also
 * over a reload. What somebody else changed meanwhile becomes a clash that the person settles.
 */
export class ProjectStore {
  readonly #parts: StoreParts
  readonly #listeners = new Set<() => void>()
  readonly #sender: ActSender
  readonly #reading: LatestRead<ProjectState>
  #state: StoreState
  readonly #own = new Set<string>()

  constructor(
    parts: StoreParts,
    project: ProjectState,
    waiting: readonly Waiting[] = [],
    clashes: readonly Clash[] = [],
  ) {
    this.#parts = parts
    this.#reading = new LatestRead(parts.reload)
    const kept = new Map(clashes.map((clash) => [fieldKey(clash), clash]))
    this.#state = {
      project: { ...project, clashes: kept },
      waiting: [],
      unkept: new Set(),
      unanswered: new Set(),
      isAway: false,
      keepsNothing: false,
      savedAt: null,
      savedLive: 0,
      undoable: [],
      redoable: [],
      refused: [],
    }
    this.#sender = new ActSender({
      calls: parts.calls,
      queue: parts.queue,
      isOffline: parts.isOffline ?? (() => navigator.onLine === false),
      state: this.state,
      set: (next) => this.#set(next),
      onAdopted: (acts) => {
        // Those of this page are shown again, over the ones that are older.
        const own = acts.filter((act) => this.#state.waiting.includes(act))
        for (const one of own.toReversed()) this.#takeBack(one)
        for (const one of acts) this.#show(one)
      },
      onOvertaken: (act, left) => {
        const part = withoutFields(act, changedBy([left]))
        this.update((project) => this.#shown.takeBackPart(project, act, part))
      },
      batchOf: (key) => {
        const done = this.#state.undoable.find((one) => one.key === key)
        return done?.kind === 'draft' ? done.batch : null
      },
      onAnswer: (act, answer) => this.#finish(act, answer),
      onRefusal: (act, error) => this.#refuse(act, error),
      whenRefusalKept: () => this.#keepingClashes,
    })
    this.#load(project)
    // What was kept from the last time shows at once, as if it had just been done.
    this.#sender.take(waiting)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): StoreState => this.#state

  /** Whether a batch on the server is an act of this page. Its event brings nothing new. */
  isOwn(batch: string): boolean {
    return this.#own.has(batch)
  }

  /** Changes the draft as one act. Returns its key, for `undoAct`. */
  change(changes: readonly SentChange[]): string {
    const key = crypto.randomUUID()
    if (changes.length > 0) this.#add({ kind: 'draft', key, changes })
    return key
  }

  /** Changes statuses of units live as one act. Returns its key, for `undoAct`. */
  setStatuses(changes: readonly StatusChange[]): string {
    const key = crypto.randomUUID()
    const real = changes.filter(({ from, to }) => from !== to)
    if (real.length > 0) this.#add({ kind: 'status', key, changes: real })
    return key
  }

  /** Changes what is shown without an act of this person, such as a hold or an event of somebody else. */
  update(next: (project: ProjectState) => ProjectState): void {
    this.#reading.noteChange()
    this.#set({ project: next(this.#state.project) })
  }

  /** Reads the project again. Acts that wait stay visible. */
  reload(): void {
    this.#reading.read(
      (project) => {
        this.#load(project)
        for (const one of this.#state.waiting) this.#show(one)
        if (this.#state.waiting.length === 0) this.#set({ isAway: false })
      },
      (error) => (isAway(error) ? this.#set({ isAway: true }) : this.#parts.onFailure(error)),
    )
  }

  /** Takes a project as it was read. Clashes that others have settled meanwhile are forgotten. */
  #load(project: ProjectState): void {
    const { clashes } = this.#state.project
    this.#set({ project: { ...project, clashes: openClashes(project, clashes.values(), this.#parts.me) } })
  }

  /** Takes this person's value although somebody else changed the field, or leaves theirs. */
  settle(names: readonly FieldName[], keep: 'mine' | 'theirs'): void {
    const { clashes } = this.#state.project
    const mine = names.flatMap((name) => clashes.get(fieldKey(name)) ?? [])
    this.update((project) => settled(project, names))
    if (keep === 'theirs') return
    this.change(mine.map((clash) => ({ ...nameOf(clash), value: clash.mine, base: clash.value })))
  }

  /** Undoes the last act of this person. Returns what could not be undone because it changed since. */
  async undo(): Promise<readonly FieldName[]> {
    await this.send()
    const waiting = lastWaiting(this.#state.waiting)
    if (waiting) return this.#takeBackWaiting(waiting)
    if (this.#state.isAway) throw new ManageError('unavailable', 'The server does not answer')
    const last = this.#state.undoable.at(-1)
    return last ? this.#turn(last, 'undoable', 'redoable') : []
  }

  /** Undoes one act of this person. Returns what could not be undone because it changed since. */
  async undoAct(key: string): Promise<readonly FieldName[]> {
    await this.send()
    const waiting = this.#state.waiting.find((one) => one.key === key)
    if (waiting) return this.#takeBackWaiting(waiting)
    const done = this.#state.undoable.find((one) => one.key === key)
    return done ? this.#turn(done, 'undoable', 'redoable') : []
  }

  async #takeBackWaiting(act: Waiting): Promise<readonly FieldName[]> {
    if (this.#state.unanswered.has(act.key)) {
      // The server may have it, so it is told both.
      const parts = { key: crypto.randomUUID(), undoes: act.key } as const
      if (act.kind === 'status') this.#add({ ...parts, kind: 'status', changes: statusesBack(act.changes) })
      else
        this.#add({ ...parts, kind: 'draft', changes: changesBack(this.#state.project.live, this.#shown.stepsOf(act)) })
      return []
    }
    this.#takeBack(act)
    await this.#sender.drop(act)
    return []
  }

  /** Remembers a batch of the draft that another screen made, so that it is undone in its turn. */
  record(batch: string): void {
    const done: Done = { kind: 'draft', key: batch, batch, steps: [] }
    this.#set({ undoable: [...this.#state.undoable, done].slice(-MAX_UNDO), redoable: [] })
  }

  /** Does again what was undone last. */
  redo(): Promise<readonly FieldName[]> {
    const last = this.#state.redoable.at(-1)
    return last ? this.#turn(last, 'redoable', 'undoable') : Promise.resolve([])
  }

  /** Sends what waits. Resolves when everything is sent, or when the server does not answer. */
  readonly send = (): Promise<void> => this.#sender.send()

  /** Tries an absent server again: sends what waits or, if nothing does, reads the project. */
  retry(): void {
    if (this.#state.waiting.length > 0) void this.send()
    else this.reload()
  }

  /** Resolves when this browser keeps all acts that wait and all clashes, as far as it can. */
  readonly whenKept = async (): Promise<void> => {
    await Promise.all([this.#sender.whenKept(), this.#keepingClashes])
  }

  /** Ends the work of this page on the project. What waits is left to the next page or screen that opens it. */
  readonly close = async (): Promise<void> => {
    await this.#sender.close()
    await this.#keepingClashes
    this.#parts.queue.close()
  }

  #keepingClashes = Promise.resolve()

  #add(act: Waiting): void {
    const { clashes } = this.#state.project
    // Who changes the field again has chosen.
    if (act.kind === 'draft' && clashes.size > 0) this.update((project) => settled(project, act.changes))
    this.#show(act)
    this.#set({ redoable: [] })
    this.#sender.add(act)
  }

  readonly #shown = new ShownActs()

  #show(act: Waiting): void {
    const by = { by: this.#parts.me, at: this.#now().toISOString() }
    this.#set({ project: this.#shown.show(this.#state.project, act, by) })
  }

  #finish(act: Waiting, answer: DraftChanged | null): void {
    this.#reading.noteChange()
    if (answer?.batch) this.#own.add(answer.batch)
    const done = doneOf(act, answer?.batch ?? null, this.#shown.forget(act))
    const before = this.#state.undoable.filter(({ key }) => key !== act.undoes)
    const undoable = done && !act.undoes ? [...before, done].slice(-MAX_UNDO) : before
    const savedLive = act.kind === 'status' ? act.changes.length : 0
    this.#set({ isAway: false, savedAt: this.#now(), savedLive, undoable })
  }

  #refuse(act: Waiting, error: unknown): void {
    this.#set({ isAway: false })
    const { conflicts, applied, faults } = problemOf(error)
    if (act.kind === 'draft' && conflicts.length > 0) {
      this.#clash(act, conflicts, applied)
      return
    }
    this.#takeBack(act)
    const wrong = new Map(faults.map(({ index, reason }) => [index, reason]))
    if (wrong.size === 0) {
      this.#parts.onFailure(error)
      return
    }
    // A fault stops all changes of an act: the others are sent again without it.
    const refused = fieldsOf(act).flatMap((name, index) => {
      const reason = wrong.get(index)
      return reason === undefined ? [] : [{ name, reason }]
    })
    this.#set({ refused: [...this.#state.refused, ...refused] })
    const isRight = (_: unknown, index: number) => !wrong.has(index)
    if (act.kind === 'draft') this.change(act.changes.filter(isRight))
    else this.setStatuses(act.changes.filter(isRight))
    // A status was refused because it is another one by now.
    if (act.kind === 'status') this.reload()
  }

  /** Keeps this person's values beside those of somebody else, and shows theirs. */
  #clash(act: Waiting & { readonly kind: 'draft' }, conflicts: readonly DraftConflict[], applied: DraftChanged | null) {
    // Who takes an act back has nothing to choose.
    const clashes = act.undoes ? [] : clashesOf(act.changes, conflicts)
    this.update((project) => clashed(this.#shown.takeBackFields(project, act, clashes), clashes))
    this.#finish(act, applied)
    // Says what is there now: their draft or a new live value.
    this.reload()
  }

  #takeBack(act: Waiting): void {
    this.update((project) => this.#shown.takeBack(project, act))
  }

  async #turn(done: Done, from: 'undoable' | 'redoable', to: 'undoable' | 'redoable'): Promise<readonly FieldName[]> {
    this.#set({ [from]: this.#state[from].filter((one) => one !== done) })
    if (done.kind === 'status') {
      const changes = statusesBack(done.changes).filter(
        ({ id, from: now }) => this.#state.project.live.get(`instance ${id}`)?.fields.status === now,
      )
      await this.#parts.calls.setStatuses(changes)
      this.update((project) => withStatuses(project, changes))
      this.#set({ [to]: [...this.#state[to], { kind: 'status', key: done.key, changes }] })
      return []
    }
    const { batch, kept } = await this.#parts.calls.undo(done.batch)
    if (batch) this.#own.add(batch)
    const isKept = new Set(kept.map(fieldKey))
    const steps = reversed(done.steps).filter(({ name }) => !isKept.has(fieldKey(name)))
    this.update((project) => stepped(project, steps))
    if (batch) this.#set({ [to]: [...this.#state[to], { kind: 'draft', key: done.key, batch, steps }] })
    // Only the server knows the steps of another screen.
    if (done.steps.length === 0) this.reload()
    return kept
  }

  #set(next: Partial<StoreState>): void {
    const before = this.#state.project.clashes
    this.#state = { ...this.#state, ...next }
    const after = this.#state.project.clashes
    if (after !== before) {
      this.#keepingClashes = this.#keepingClashes.then(() => this.#parts.queue.changeClashes(before, after))
    }
    for (const listener of this.#listeners) listener()
  }

  #now(): Date {
    return this.#parts.now?.() ?? new Date()
  }
}
