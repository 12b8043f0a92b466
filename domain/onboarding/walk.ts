import { STEPS, type Step } from './steps.ts'

/** Where a walkthrough stands: the steps that have a control here, and the one that is shown. */
export interface Walk {
  readonly steps: readonly Step[]
  readonly step: Step
}

/** How far a walk is; steps that were left out are not counted. */
export interface Progress {
  readonly number: number
  readonly count: number
}

/** Begins with the first step that has a control; null where none has. */
export function beginWalk(present: readonly Step[]): Walk | null {
  const steps = inOrder(present)
  return steps[0] ? { steps, step: steps[0] } : null
}

/** The walk one step on, or back, among what has a control now; null beyond its end. Before its start it stays. */
export function moveWalk({ step }: Walk, by: 1 | -1, present: readonly Step[]): Walk | null {
  const steps = inOrder(present)
  const place = STEPS.indexOf(step)
  const next = by === 1 ? steps.find((other) => STEPS.indexOf(other) > place) : before(steps, place)
  if (next) return { steps, step: next }
  return by === 1 ? null : beginWalk(present)
}

/** The walk after the control of its step has gone: on to the next one, else back to the last there is. */
export function leaveStep(walk: Walk, present: readonly Step[]): Walk | null {
  const others = present.filter((step) => step !== walk.step)
  return moveWalk(walk, 1, others) ?? moveWalk(walk, -1, others)
}

/** How far a walk is. */
export function progressOf({ steps, step }: Walk): Progress {
  return { number: steps.indexOf(step) + 1, count: steps.length }
}

function inOrder(present: readonly Step[]): readonly Step[] {
  return STEPS.filter((step) => present.includes(step))
}

function before(steps: readonly Step[], place: number): Step | undefined {
  return steps.findLast((other) => STEPS.indexOf(other) < place)
}
