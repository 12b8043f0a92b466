/** Construction stages, also the status labels of an estate: planning, construction, built (spec 3, 4). */
export const STAGES = ['start', 'process', 'end'] as const
/** How far a building is. */
export type Stage = (typeof STAGES)[number]

/** What a building is made of (spec 3). */
export const HOUSE_TYPES = [
  'block',
  'brick',
  'concrete',
  'frame-block',
  'monolithic',
  'panel',
  'silica-blocks',
  'wood',
] as const
/** What a building is made of. */
export type HouseType = (typeof HOUSE_TYPES)[number]

/** Where cars are kept (spec 3). */
export const PARKING_TYPES = ['ground', 'underground', 'underground-and-ground'] as const
/** Where cars are kept. */
export type ParkingType = (typeof PARKING_TYPES)[number]

/** Kindergarten, school, security, sports ground: 0 no, 1 yes (spec 3). */
export const ANSWERS = [0, 1] as const
/** No or yes. */
export type Answer = (typeof ANSWERS)[number]

/** Finish on handover: 1 none, 2 rough, 3 finishing, 4 grey key, 5 shell and core, 6 with renovation (spec 3). */
export const RENOVATIONS = [1, 2, 3, 4, 5, 6] as const
/** Finish on handover. */
export type Renovation = (typeof RENOVATIONS)[number]

/** What the windows look at, from 1 courtyard to 12 courtyard and forest (spec 3). */
export const WINDOW_VIEWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
/** What the windows look at. */
export type WindowView = (typeof WINDOW_VIEWS)[number]

/** What a layout label counts in a project; never converted (design 5). */
export const ROOMS_BASES = ['rooms', 'bedrooms'] as const
/** What a layout label counts. */
export type RoomsBasis = (typeof ROOMS_BASES)[number]

/** When a building is finished: shown as quarter plus year (spec 9). */
export interface ConstructionEnd {
  readonly quarter: 1 | 2 | 3 | 4
  readonly year: number
}
