/** Construction stages, shown as planning, construction and built. */
export const STAGES = ['start', 'process', 'end'] as const
/** The construction stage of a building. */
export type Stage = (typeof STAGES)[number]

/** What a building is made of. */
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

/** Where cars are parked. */
export const PARKING_TYPES = ['ground', 'underground', 'underground-and-ground'] as const
/** Where cars are parked. */
export type ParkingType = (typeof PARKING_TYPES)[number]

/** Kindergarten, school, security, sports ground: 0 no, 1 yes. */
export const ANSWERS = [0, 1] as const
/** No or yes. */
export type Answer = (typeof ANSWERS)[number]

/** Finish on handover: 1 none, 2 rough, 3 finishing, 4 grey key, 5 shell and core, 6 with renovation. */
export const RENOVATIONS = [1, 2, 3, 4, 5, 6] as const
/** Finish on handover. */
export type Renovation = (typeof RENOVATIONS)[number]

/** What the windows look at, from 1 courtyard to 12 courtyard and forest. */
export const WINDOW_VIEWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
/** What the windows look at. */
export type WindowView = (typeof WINDOW_VIEWS)[number]

/** What the layout labels of a project count. Never converted. */
export const ROOMS_BASES = ['rooms', 'bedrooms'] as const
/** What a layout label counts. */
export type RoomsBasis = (typeof ROOMS_BASES)[number]

/** When a building is finished, shown as quarter and year. */
export interface ConstructionEnd {
  readonly quarter: 1 | 2 | 3 | 4
  readonly year: number
}
