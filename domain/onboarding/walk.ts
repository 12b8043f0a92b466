import { STEPS, type Step } from './steps.ts'

/** Where a walkthrough is: the steps it has, and the one that is shown. */
export interface Walk {
  readonly steps: readonly Step[]
  readonly step: Step
}

/** How far a walk is; steps that were left out are not counted. */
export interface Progress {
  readonly number: number
  readonly count: number
}

/** Begins with the given step, or with the first one; null where there is none. */
export function beginWalk(steps: Iterable<Step>, at?: Step): Walk | null {
  const given = new Set(steps)
  const ordered = STEPS.filter((step) => given.has(step))
  const first = at && given.has(at) ? at : ordered[0]
  return first ? { steps: ordered, step: first } : null
}

/** The walk one step on or back; null beyond its end. It does not leave the first step backwards. */
export function moveWalk({ steps, step }: Walk, by: 1 | -1): Walk | null {
  const place = steps.indexOf(step) + by
  if (place >= steps.length) return null
  return { steps, step: steps[Math.max(0, place)] ?? step }
}

/** The walk without its step, whose control is not there: on to the next one, else back to the last. */
export function leaveStep({ steps, step }: Walk): Walk | null {
  const place = steps.indexOf(step)
  const others = steps.filter((other) => other !== step)
  const next = others[place] ?? others.at(-1)
  return next ? { steps: others, step: next } : null
}

/** How far a walk is. */
export function progressOf({ steps, step }: Walk): Progress {
  return { number: steps.indexOf(step) + 1, count: steps.length }
}
