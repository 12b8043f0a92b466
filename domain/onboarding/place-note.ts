/** A rectangle of the screen in pixels. */
export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<Rectangle, 'width' | 'height'>
type Corner = Pick<Rectangle, 'left' | 'top'>

/** The input for the position of a step's note. */
export interface NotePlace {
  /** The area around the control that the note explains. */
  readonly hole: Rectangle
  readonly note: Size
  readonly screen: Size
  readonly rtl: boolean
  /** On small screens: the distance of the note from the bottom, unless it would cover the control. */
  readonly dock: number | null
}

/** Between the hole and the note. The ring takes some of it. */
const GAP = 16
/** Between the note and the edges of the screen. */
const MARGIN = 12

/** The height of the bars at the top: 7.5 rem, and the space around a hole. */
const BARS = 132

/** The position of the note: beside its control where there is room, never off the screen. */
export function placeNote(place: NotePlace): Corner {
  const { hole, note, dock, screen } = place
  const places = dock === null ? besidePlaces(place) : dockedPlaces(place, dock)
  const free = places.find((other) => isOnScreen(other, place) && !overlaps({ ...other, ...note }, hole))
  // The control is as large as the screen: the note covers its bottom, where least is lost.
  const last = { left: (screen.width - note.width) / 2, top: screen.height - note.height - (dock ?? 2 * MARGIN) }
  return keepOnScreen(free ?? last, place)
}

/** The places to try: for a control in the bars first below it, for any other control first beside it. */
function besidePlaces({ hole, note, screen, rtl }: NotePlace): readonly Corner[] {
  const middle = keep(hole.top + (hole.height - note.height) / 2, note.height, screen.height)
  const centre = keep(hole.left + (hole.width - note.width) / 2, note.width, screen.width)
  const right = { left: hole.left + hole.width + GAP, top: middle }
  const left = { left: hole.left - GAP - note.width, top: middle }
  const stacked = [
    { left: centre, top: hole.top + hole.height + GAP },
    { left: centre, top: hole.top - GAP - note.height },
  ]
  const beside = rtl ? [left, right] : [right, left]
  const isInBar = hole.top + hole.height <= BARS
  return isInBar ? [...stacked, ...beside] : [...beside, ...stacked]
}

/** Centred: at the usual height, else above the control, else below it. */
function dockedPlaces({ hole, note, screen }: NotePlace, dock: number): readonly Corner[] {
  const left = (screen.width - note.width) / 2
  const tops = [screen.height - dock - note.height, hole.top - GAP - note.height, hole.top + hole.height + GAP]
  return tops.map((top) => ({ left, top }))
}

function isOnScreen({ left, top }: Corner, { note, screen }: NotePlace): boolean {
  return keep(left, note.width, screen.width) === left && keep(top, note.height, screen.height) === top
}

function keepOnScreen({ left, top }: Corner, { note, screen }: NotePlace): Corner {
  return { left: keep(left, note.width, screen.width), top: keep(top, note.height, screen.height) }
}

function keep(start: number, length: number, room: number): number {
  return Math.max(MARGIN, Math.min(start, room - length - MARGIN))
}

function overlaps(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}
