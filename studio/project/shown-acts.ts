import { type FieldName, fieldKey } from '#domain/draft/entity.ts'
import type { Act, Step } from '#domain/draft/entry.ts'
import { changed, type ProjectState, reversed, stepped, withStatuses } from './project-state.ts'
import { changesOf } from './sent-act.ts'
import { fieldsOf } from './store-state.ts'
import { statusesBack, type Waiting } from './waiting.ts'

/** What acts that wait have changed in the shown project, so that each can be taken back. */
export class ShownActs {
  readonly #steps = new Map<string, readonly Step[]>()

  /** The project with an act. */
  show(project: ProjectState, act: Waiting, by: Omit<Act, 'batch'>): ProjectState {
    if (act.kind === 'status') return withStatuses(project, act.changes)
    const { state, steps } = changed(project, act.changes.flatMap(changesOf), { ...by, batch: act.key })
    this.#steps.set(act.key, steps)
    return state
  }

  /** The project without an act. */
  takeBack(project: ProjectState, act: Waiting): ProjectState {
    const steps = this.forget(act)
    return act.kind === 'draft' ? stepped(project, reversed(steps)) : withStatuses(project, statusesBack(act.changes))
  }

  /** The project without some fields of an act. */
  takeBackFields(project: ProjectState, act: Waiting, names: readonly FieldName[]): ProjectState {
    const taken = new Set(names.map(fieldKey))
    const steps = this.stepsOf(act)
    this.#steps.set(
      act.key,
      steps.filter(({ name }) => !taken.has(fieldKey(name))),
    )
    return stepped(project, reversed(steps.filter(({ name }) => taken.has(fieldKey(name)))))
  }

  /** The project without some changes of an act. */
  takeBackPart(project: ProjectState, act: Waiting, part: Waiting): ProjectState {
    if (part.kind === 'status') return withStatuses(project, statusesBack(part.changes))
    return this.takeBackFields(project, act, fieldsOf(part))
  }

  stepsOf({ key }: Waiting): readonly Step[] {
    return this.#steps.get(key) ?? []
  }

  /** Forgets an act that waits no more, and returns its steps. */
  forget(act: Waiting): readonly Step[] {
    const steps = this.stepsOf(act)
    this.#steps.delete(act.key)
    return steps
  }
}
