import type { Rectangle } from '#domain/onboarding/place-note.ts'
import { STEP_CONTROLS, type Step } from '#domain/onboarding/steps.ts'

/** The visible control of a step, or null. */
export function findControl(step: Step): HTMLElement | null {
  return STEP_CONTROLS[step].map(findVisible).find((found) => found !== undefined) ?? null
}

/** A longer text is the content of an element, not its name. */
const LONGEST_NAME = 60

/** The name of a control, for screen readers: their users do not see the ring around it. */
export function nameOf(element: HTMLElement): string {
  const text = element.innerText.trim()
  const named = element.querySelector('a[aria-label]') ?? element.closest('[aria-label]')
  return element.ariaLabel || element.title || (text.length > LONGEST_NAME ? named?.ariaLabel : text) || ''
}

/** The visible part of an element: clipped to the containers that scroll and to the screen. */
export function visiblePart(element: HTMLElement): Rectangle {
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

/** The first wholly visible control of this name, or else the first that scrolling can reach. */
export function findVisible(name: string): HTMLElement | undefined {
  const shown = [...topmost().querySelectorAll<HTMLElement>(`[data-tour="${name}"]`)].filter(
    (element) => element.offsetWidth > 0 && element.checkVisibility({ visibilityProperty: true }),
  )
  return shown.find(isFullyVisible) ?? shown[0]
}

/** Whether an element is wholly visible and not under a bar, or fills at least half of the screen. */
export function isFullyVisible(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  const seen = visiblePart(element)
  if (seen.width >= innerWidth / 2 && seen.height >= innerHeight / 2) return true
  return isMost(seen.width, width, innerWidth) && isMost(seen.height, height, innerHeight) && !isCovered(element, seen)
}

/** Whether a bar that stays while its card scrolls covers a part. By position: nothing below a modal can be hit. */
function isCovered(element: HTMLElement, { top, height }: Rectangle): boolean {
  for (let around: Element = element; around.parentElement; around = around.parentElement)
    for (const beside of around.parentElement.children) {
      if (beside === around || getComputedStyle(beside).position !== 'sticky') continue
      const bar = beside.getBoundingClientRect()
      if (bar.height > 0 && bar.top < top + height && top < bar.bottom) return true
    }
  return false
}

function isMost(seen: number, whole: number, room: number): boolean {
  return seen >= whole - 1 || seen >= room / 2
}

/** The top modal, since it covers the page, or else the document. The walkthrough's own dialog does not count. */
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
