import type { Rectangle } from '#domain/onboarding/place-note.ts'
import { STEP_CONTROLS, type Step } from '#domain/onboarding/steps.ts'

/** The control of a step that can be seen; null where there is none. */
export function findControl(step: Step): HTMLElement | null {
  return STEP_CONTROLS[step].map(findSeen).find((found) => found !== undefined) ?? null
}

/** Longer texts are contents, not names. */
const LONGEST_NAME = 60

/** What a control is called, for those who do not see the ring around it. */
export function nameOf(element: HTMLElement): string {
  const text = element.innerText.trim()
  const named = element.querySelector('a[aria-label]') ?? element.closest('[aria-label]')
  return element.ariaLabel || element.title || (text.length > LONGEST_NAME ? named?.ariaLabel : text) || ''
}

/** The part of an element that can be seen on the screen, in the parts of the page that scroll. */
export function seenPart(element: HTMLElement): Rectangle {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  let edges = { left, top, right, bottom }
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible') edges = common(edges, around.getBoundingClientRect())
  }
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const seen = common(edges, screen)
  return {
    left: seen.left,
    top: seen.top,
    width: Math.max(0, seen.right - seen.left),
    height: Math.max(0, seen.bottom - seen.top),
  }
}

/** Of several controls with one name the first that is whole in sight, else the first that scrolling brings. */
export function findSeen(name: string): HTMLElement | undefined {
  const shown = [...topmost().querySelectorAll<HTMLElement>(`[data-tour="${name}"]`)].filter(
    (element) => element.offsetWidth > 0 && element.checkVisibility({ visibilityProperty: true }),
  )
  return shown.find(isWhole) ?? shown[0]
}

/** Tells whether all of an element can be seen, or as much as its place has room for. */
export function isWhole(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  const seen = seenPart(element)
  return isMost(seen.width, width, innerWidth) && isMost(seen.height, height, innerHeight)
}

function isMost(seen: number, whole: number, room: number): boolean {
  return seen >= whole - 1 || seen >= room / 2
}

/** A modal covers what is behind it; the walkthrough itself covers nothing. */
function topmost(): ParentNode {
  const modals = [...document.querySelectorAll('dialog:modal:not([data-walkthrough])')]
  return modals.at(-1) ?? document
}

type Edges = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>

function common(a: Edges, b: Edges): Edges {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}
