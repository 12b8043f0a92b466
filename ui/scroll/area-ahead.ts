import type { Strip, VisibleArea, VisibleRange } from './visible-range.ts'

/** An area with the overscan of its strips on every side. */
export function areaAround(area: VisibleArea, block: Strip, inline: Strip): VisibleArea {
  return {
    block: rangeAround(area.block, block.overscan, block.count),
    inline: rangeAround(area.inline, inline.overscan, inline.count),
  }
}

/** A range with so many pieces more on either side, as far as there are any. */
export function rangeAround({ from, to }: VisibleRange, more: number, count: number): VisibleRange {
  return { from: Math.max(from - more, 0), to: Math.min(to + more, count) }
}

/** An area as far as there are so many pieces along each axis; the same one if there are. */
export function areaWithin(area: VisibleArea, blockCount: number, inlineCount: number): VisibleArea {
  const block = rangeWithin(area.block, blockCount)
  const inline = rangeWithin(area.inline, inlineCount)
  return block === area.block && inline === area.inline ? area : { block, inline }
}

/**
 * What is drawn: the area drawn ahead as long as all that is seen is in it; else what is seen, with what of the other has
 * been drawn around it.
 */
export function areaToDraw(seen: VisibleArea, ahead: VisibleArea, around: VisibleArea): VisibleArea {
  const block = rangeToDraw(seen.block, ahead.block, around.block)
  const inline = rangeToDraw(seen.inline, ahead.inline, around.inline)
  return block === ahead.block && inline === ahead.inline ? ahead : { block, inline }
}

/** An area with each end nearer to another by a piece; the same one if it is there. */
export function stepTowards(area: VisibleArea, goal: VisibleArea): VisibleArea {
  const block = rangeTowards(area.block, goal.block)
  const inline = rangeTowards(area.inline, goal.inline)
  return block === area.block && inline === area.inline ? area : { block, inline }
}

function rangeWithin(range: VisibleRange, count: number): VisibleRange {
  return range.to <= count ? range : { from: Math.min(range.from, count), to: count }
}

function rangeToDraw(seen: VisibleRange, ahead: VisibleRange, around: VisibleRange): VisibleRange {
  if (ahead.from <= seen.from && seen.to <= ahead.to) return ahead
  if (ahead.from > seen.to || ahead.to < seen.from) return seen
  return {
    from: Math.min(seen.from, Math.max(ahead.from, around.from)),
    to: Math.max(seen.to, Math.min(ahead.to, around.to)),
  }
}

function rangeTowards(range: VisibleRange, goal: VisibleRange): VisibleRange {
  const from = range.from + Math.sign(goal.from - range.from)
  const to = range.to + Math.sign(goal.to - range.to)
  return from === range.from && to === range.to ? range : { from, to }
}
