/** The steps of the walkthrough, in the order of the specification (1). */
export const STEPS = [
  'how_to_use',
  'visual',
  'sorting',
  'chess_plus',
  'card',
  'tour',
  'filter',
  'favorites',
  'request',
  'presentation',
] as const
/** A step of the walkthrough. */
export type Step = (typeof STEPS)[number]

/** Where a step points: the first of these controls that can be seen, by the name on it (`data-tour`). */
export interface StepControls {
  /** What the step is about. */
  readonly controls: readonly string[]
  /** What leads to it, where it stands on another page. */
  readonly ways?: readonly string[]
}

/** The controls of each step. Views of the catalogue are named like their pages. */
export const STEP_CONTROLS: Readonly<Record<Step, StepControls>> = {
  how_to_use: { controls: ['menu'] },
  visual: { controls: ['picture', 'stage'], ways: ['main'] },
  sorting: { controls: ['sort'], ways: ['premises'] },
  chess_plus: { controls: ['mode', 'chess-plus'] },
  card: { controls: ['card', 'unit'] },
  tour: { controls: ['tour'] },
  filter: { controls: ['filter'] },
  favorites: { controls: ['favorites'] },
  request: { controls: ['order', 'contact'], ways: ['menu'] },
  presentation: { controls: ['presentation'] },
}
