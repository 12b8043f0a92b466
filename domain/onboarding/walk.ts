import { STEPS, type Step } from './steps.ts'

/** The state of a walkthrough: its steps, and the current one. */
export interface Walk {
  readonly steps: readonly Step[]
  readonly step: Step
}

/** The progress of a walk, without the steps that were left out. */
interface Progress {
  readonly number: number
  readonly count: number
}

/** Starts at the given step, or at the first one; null if there are no steps. */
export function beginWalk(steps: Iterable<Step>, at?: Step): Walk | null {
  const given = new Set(steps)
  const ordered = STEPS.filter((step) => given.has(step))
  const first = at && given.has(at) ? at : ordered[0]
  return first ? { steps: ordered, step: first } : null
}

/** Moves one step forward or back; null after the last step. Back on the first step stays there. */
export function moveWalk({ steps, step }: Walk, by: 1 | -1): Walk | null {
  const place = steps.indexOf(step) + by
  if (place >= steps.length) return null
  return { steps, step: steps[Math.max(0, place)] ?? step }
}

/** Drops the current step, whose control is missing, and moves to the next step, or else to the last one. */
export function leaveStep({ steps, step }: Walk): Walk | null {
  const place = steps.indexOf(step)
  const others = steps.filter((other) => other !== step)
  const next = others[place] ?? others.at(-1)
  return next ? { steps: others, step: next } : null
}

/** The progress of a walk. */
export function progressOf({ steps, step }: Walk): Progress {
  return { number: steps.indexOf(step) + 1, count: steps.length }
}
