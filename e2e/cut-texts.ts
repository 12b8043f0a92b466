import type { Page } from '@playwright/test'

/** Texts of the page that cannot be read completely: cut by their box, off the screen, or overlapping. */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const screen = new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight)
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const texts = [...textsIn(top)]
    return [
      ...new Set([...texts.flatMap(faultOf), ...[...top.querySelectorAll('select, input')].flatMap(fieldFault)]),
    ].concat(overlaps(texts))

    interface Text {
      readonly words: string
      readonly element: Element
      /** The visible parts of its lines. */
      readonly seen: readonly DOMRect[]
      readonly isCut: boolean
    }

    function* textsIn(root: Element): Generator<Text> {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode: node } = walker
        const element = node.parentElement
        if (!element || !node.nodeValue?.trim() || element.closest('option, script, style, svg')) continue
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest('[inert]'))
          continue
        yield seeText(node, element)
      }
    }

    function seeText(node: Node, element: Element): Text {
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      let isCut = false
      const seen = lines.flatMap((line) => {
        let rest = line
        for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
          const { overflowX, position } = getComputedStyle(at)
          if (overflowX === 'visible') continue
          const box = at.getBoundingClientRect()
          const left = intersect(rest, box)
          // A box of one pixel holds text for screen readers; scrollable text can be scrolled into view.
          if (!left || box.width < 3) return []
          const scrolls = (overflowX === 'auto' || overflowX === 'scroll') && at.scrollWidth > at.clientWidth + 1
          if (!scrolls && left.width < rest.width - 1) isCut = true
          rest = left
          if (position === 'fixed') break
        }
        const inSight = intersect(rest, screen)
        if (!inSight) return []
        if (inSight.width < rest.width - 1) isCut = true
        return [inSight]
      })
      return { words: node.nodeValue?.trim() ?? '', element, seen, isCut: isCut && seen.length > 0 }
    }

    function intersect(a: DOMRect, b: DOMRect): DOMRect | null {
      const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)]
      const [up, down] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)]
      return right - left > 1 && down - up > 1 ? new DOMRect(left, up, right - left, down - up) : null
    }

    function faultOf({ words, isCut }: Text): readonly string[] {
      return isCut ? [`cut: ${words}`] : []
    }

    /** Fields have no text nodes to measure, so their text is measured on a canvas and compared with their width. */
    function fieldFault(field: Element): readonly string[] {
      const isText = field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && isTyped(field.type))
      if (!isText || !field.checkVisibility({ opacityProperty: true })) return []
      const { paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(field)
      const text =
        field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value || field.placeholder
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen || !text) return []
      pen.font = font
      const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      return pen.measureText(text).width > room + 1 ? [`cut: ${text}`] : []
    }

    function isTyped(type: string): boolean {
      return ['text', 'tel', 'email', 'search'].includes(type)
    }

    /** Overlapping texts of one layer; floating elements may cover what scrolls below them. */
    function overlaps(all: readonly Text[]): readonly string[] {
      const pieces = all.flatMap(({ words, element, seen }) =>
        seen.map((box) => ({ words, element, box, layer: layerOf(element) })),
      )
      return pieces.flatMap((a, index) =>
        pieces.slice(index + 1).flatMap((b) => {
          if (a.element === b.element || a.layer !== b.layer) return []
          const common = intersect(a.box, b.box)
          return common && common.width > 2 && common.height > 5 ? [`overlap: ${a.words} / ${b.words}`] : []
        }),
      )
    }

    function layerOf(element: Element): Element {
      let at = element
      while (at.parentElement && !/fixed|sticky|absolute/.test(getComputedStyle(at).position)) at = at.parentElement
      return at
    }
  })
}
