import type { Page } from '@playwright/test'

/**
 * Texts and controls of the page that have too little room: words broken in the middle, words wider than their column,
 * numbers on another line than their unit or cut, links of a bar that touch, and controls alone in the last row of their group. `roomWords` are the words that
 * follow a number of rooms.
 */
export function squeezedTexts(page: Page, roomWords: readonly string[] = []): Promise<readonly string[]> {
  return page.evaluate((rooms) => {
    interface Letter {
      readonly node: Text
      readonly at: number
    }

    /** The text of a box, with the place of each of its letters. */
    interface Words {
      readonly text: string
      readonly letters: readonly Letter[]
    }

    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    return [
      ...new Set([...boxesIn(top).entries()].flatMap(textFaults)),
      ...new Set(groupFaults(top)),
      ...[...top.querySelectorAll('nav')].flatMap(touchingLinks),
    ]

    /** The visible texts by the box that breaks them into lines. */
    function boxesIn(root: Element): ReadonlyMap<Element, readonly Text[]> {
      const boxes = new Map<Element, Text[]>()
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        const element = node.parentElement
        if (!element || !node.data.trim() || element.closest('option, script, style, svg, [inert]')) continue
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const box = boxOf(element)
        boxes.set(box, [...(boxes.get(box) ?? []), node])
      }
      return boxes
    }

    function boxOf(element: Element): Element {
      let box = element
      while (box.parentElement && /^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement
      return box
    }

    function textFaults([box, nodes]: readonly [Element, readonly Text[]]): readonly string[] {
      // A box of one pixel holds text for screen readers.
      for (let at: Element | null = box; at; at = at.parentElement)
        if (at.getBoundingClientRect().width < 3 && getComputedStyle(at).overflowX !== 'visible') return []
      const words = wordsOf(nodes)
      const lines = nodes.flatMap((node) => rectsOf(node, 0, node.data.length))
      if (lines.length === 0) return []
      const isOneLine = lines.every((line) => isSameLine(line, lines[0]))
      return [
        ...(isOneLine ? [] : [...brokenWords(box, words), ...partedNumbers(words)]),
        ...wideTexts(box, words, lines),
        ...cutNumbers(box, words),
      ]
    }

    /** An ellipsis in place of figures, which could be read wrong. */
    function cutNumbers(box: Element, { text }: Words): readonly string[] {
      const isCut = getComputedStyle(box).textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + 1
      return isCut && /\d/.test(text) ? [`cut number: ${text.trim()}`] : []
    }

    /** Links side by side whose words have less than a space between them. */
    function touchingLinks(bar: Element): readonly string[] {
      const links = [...bar.querySelectorAll('a')].flatMap((link) => {
        const labels = [...boxesIn(link).keys()].map((box) => box.getBoundingClientRect())
        const seen = labels.filter(({ width, height }) => width > 2 && height > 2)
        return seen.map((label) => ({ link, label }))
      })
      return links.slice(1).flatMap(({ link, label }, index) => {
        const before = links[index]
        if (!before || before.link === link || !isSameLine(before.label, label)) return []
        const gap = Math.max(label.left - before.label.right, before.label.left - label.right)
        return gap < 3 ? [`touching: ${before.link.textContent?.trim()} / ${link.textContent?.trim()}`] : []
      })
    }

    function wordsOf(nodes: readonly Text[]): Words {
      const letters = nodes.flatMap((node) => Array.from({ length: node.data.length }, (_, at) => ({ node, at })))
      return { text: nodes.map(({ data }) => data).join(''), letters }
    }

    function rectsOf(node: Text, start: number, end: number): readonly DOMRect[] {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 1)
    }

    function placeOf({ letters }: Words, index: number): DOMRect | undefined {
      const letter = letters[index]
      return letter && rectsOf(letter.node, letter.at, letter.at + 1)[0]
    }

    function isSameLine(a: DOMRect | undefined, b: DOMRect | undefined): boolean {
      // Letters of different sizes share a baseline, so their boxes overlap.
      return !a || !b || (a.top < b.bottom - 2 && b.top < a.bottom - 2)
    }

    /** Words with a break where no hyphen is. Chinese may break anywhere, but not into a column of single characters. */
    function brokenWords(box: Element, words: Words): readonly string[] {
      const { hyphens } = getComputedStyle(box)
      return [...words.text.matchAll(/[\p{L}\p{M}\p{N}\u00AD'’]+/gu)].flatMap(({ 0: word, index }) => {
        const pieces = piecesOf(words, index, word.length)
        if (pieces.length < 2 || isAddress(words.text, index)) return []
        const isChinese = /\p{Script=Han}/u.test(word)
        const isHyphenated = hyphens === 'auto' || word.includes('\u00AD')
        const isFault = isChinese
          ? pieces.length > 2 && word.length / pieces.length < 3
          : !isHyphenated || pieces.some((length) => length < 3)
        return isFault ? [`broken: ${word}`] : []
      })
    }

    /** The lengths of the pieces of a word, one for each line. */
    function piecesOf(words: Words, start: number, length: number): readonly number[] {
      const pieces: number[] = []
      let last: DOMRect | undefined
      for (let index = start; index < start + length; index++) {
        const place = placeOf(words, index)
        const isNewLine = pieces.length === 0 || !isSameLine(place, last)
        if (isNewLine) pieces.push(1)
        else pieces[pieces.length - 1] = (pieces.at(-1) ?? 0) + 1
        last = place ?? last
      }
      return pieces
    }

    /** Whether the letter is part of a mail or web address, which may break anywhere. */
    function isAddress(text: string, index: number): boolean {
      const start = text.lastIndexOf(' ', index) + 1
      const end = text.indexOf(' ', index)
      return /@|\/|\w\.\w/.test(text.slice(start, end < 0 ? undefined : end))
    }

    function partedNumbers(words: Words): readonly string[] {
      const units = ['m²', 'ft²', 'м²', 'მ²', 'م²', 'מ²', 'מ"ר', '㎡', '%', '٪', '\\p{Sc}', ...rooms]
      const pattern = new RegExp(`\\d(\\s*)(?:${units.join('|')})|\\p{Sc}(\\s*)\\d`, 'gu')
      return [...words.text.matchAll(pattern)].flatMap(({ 1: after, 2: before, index }) => {
        const next = index + 1 + (after ?? before ?? '').length
        return isSameLine(placeOf(words, index), placeOf(words, next))
          ? []
          : [`parted: ${contextOf(words.text, index)}`]
      })
    }

    function contextOf(text: string, index: number): string {
      return text.slice(Math.max(0, index - 12), index + 12).replaceAll('\n', ' ')
    }

    /** Text that sticks out of its column. What scrolls may be wider; what is cut is found by `cutTexts`. */
    function wideTexts(box: Element, { text }: Words, lines: readonly DOMRect[]): readonly string[] {
      if (getComputedStyle(box).overflowX !== 'visible') return []
      for (let at: Element | null = box; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + 1) return []
      const { left, right } = box.getBoundingClientRect()
      const isWide = lines.some((line) => line.right > right + 2 || line.left < left - 2)
      return isWide ? [`wider than its column: ${text.trim()}`] : []
    }

    /** Groups of a few controls, or of controls of one width, whose last row has a single one. */
    function groupFaults(root: Element): readonly string[] {
      return [...root.querySelectorAll('*')].flatMap((group) => {
        if (group.childElementCount < 3 || !group.checkVisibility({ visibilityProperty: true })) return []
        const { display, flexWrap } = getComputedStyle(group)
        if (!/grid/.test(display) && !(/flex/.test(display) && flexWrap === 'wrap')) return []
        const shown = [...group.children].filter(
          (child) => child.checkVisibility() && child.getBoundingClientRect().width > 2,
        )
        if (shown.length < 3 || !shown.every(isControl)) return []
        const boxes = shown.map((child) => child.getBoundingClientRect())
        const last = boxes.at(-1)
        const first = boxes.filter((one) => isSameLine(one, boxes[0]))
        const isLone = last && first.length > 1 && boxes.filter((one) => isSameLine(one, last)).length === 1
        if (!isLone) return []
        const isTile = first.every(({ width }) => Math.abs(width - (first[0]?.width ?? 0)) < 1)
        const isFull = last.width > group.clientWidth * 0.7
        return (isTile || shown.length < 5) && !isFull ? [`alone in its row: ${shown.at(-1)?.textContent?.trim()}`] : []
      })
    }

    function isControl(element: Element): boolean {
      if (element.matches('a, button, label')) return true
      return (
        element.matches('li, span, div') &&
        element.childElementCount === 1 &&
        !!element.querySelector(':scope > :is(button, label)')
      )
    }
  }, roomWords)
}
