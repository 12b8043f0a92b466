/** The progress of the buildings in a month: the highest storey in bare concrete, and the highest one with its facade. */
interface Progress {
  readonly standing: number
  readonly clad: number
}

/** A picture of a construction report: a frame of a building as it was then. */
interface Stage {
  readonly project: 'harbour'
  readonly file: string
  readonly frame: string
  /** By section, as in the ids of storeys. */
  readonly progress: Readonly<Record<string, Progress>>
}

const NOTHING: Progress = { standing: 0, clad: 0 }

/** The stages of the report texts, month by month. */
export const STAGES: readonly Stage[] = [
  harbour('2026-04-1', 'a/frame-0', NOTHING, NOTHING),
  harbour('2026-05-1', 'a/frame-1', { standing: 4, clad: 0 }, { standing: 2, clad: 0 }),
  harbour('2026-06-1', 'a/frame-2', { standing: 7, clad: 1 }, { standing: 5, clad: 0 }),
  building('2026-06-2', 'b/frame-0', { standing: 4, clad: 2 }),
  harbour('2026-07-1', 'a/frame-3', { standing: 9, clad: 1 }, { standing: 10, clad: 1 }),
  harbour('2026-08-1', 'a/frame-5', { standing: 11, clad: 3 }, { standing: 10, clad: 2 }),
  building('2026-08-2', 'b/frame-4', { standing: 9, clad: 5 }),
  harbour('2026-09-1', 'a/frame-7', { standing: 13, clad: 6 }, { standing: 10, clad: 4 }),
  harbour('2026-10-1', 'a/frame-6', { standing: 14, clad: 8 }, { standing: 10, clad: 6 }),
  building('2026-10-2', 'b/frame-2', { standing: 9, clad: 8 }),
  harbour('2026-10-3', 'a/frame-4', { standing: 14, clad: 8 }, { standing: 10, clad: 6 }),
]

/** What a picture of the site plan shows of the houses: those being built and those not begun. */
interface StreetStage {
  readonly file: string
  readonly building: readonly string[]
  readonly missing: readonly string[]
}

const FOREST = ['pines-01', 'pines-02', 'pines-03', 'pines-04', 'pines-05']
const MEADOW = ['pines-06', 'pines-07']
const TERRACE = ['pines-08', 'pines-09', 'pines-10', 'pines-11', 'pines-12']

/** The street of the pines, month by month. */
export const STREET_STAGES: readonly StreetStage[] = [
  { file: '2026-06-1', building: FOREST, missing: [...MEADOW, ...TERRACE] },
  { file: '2026-08-1', building: MEADOW, missing: TERRACE },
  { file: '2026-10-1', building: TERRACE.slice(0, 2), missing: TERRACE.slice(2) },
]

/** Pictures without a stage, only with duller weather. */
export const PLAIN_PICTURES = [
  { project: 'pines', file: '2026-09-1', image: 'hero', brightness: 1, saturation: 0.9 },
  { project: 'mill', file: '2026-09-1', image: 'm/frame-2', brightness: 0.97, saturation: 0.5 },
] as const

function harbour(file: string, frame: string, tower: Progress, wing: Progress): Stage {
  return { project: 'harbour', file, frame, progress: { 'a-1': tower, 'a-2': wing } }
}

function building(file: string, frame: string, progress: Progress): Stage {
  return { project: 'harbour', file, frame, progress: { 'b-1': progress } }
}
