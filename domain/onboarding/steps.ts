/** The steps of the walkthrough, in order. */
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

/**
 * The controls that a step can point at, by their `data-tour` name. The first visible one is used. The step `request` falls
 * back to the menu if neither button is on the screen, as in a group on a phone.
 */
export const STEP_CONTROLS: Readonly<Record<Step, readonly string[]>> = {
  how_to_use: ['menu'],
  visual: ['picture', 'stage'],
  sorting: ['sort'],
  chess_plus: ['mode'],
  card: ['card'],
  tour: ['tour'],
  filter: ['filter'],
  favorites: ['favorites'],
  request: ['order', 'contact', 'menu'],
  presentation: ['presentation'],
}
