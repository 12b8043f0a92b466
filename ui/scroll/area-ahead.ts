import type { Strip, VisibleArea, VisibleRange } from './visible-range.ts'

/** Adds the overscan of the strips to an area on every side. */
export function areaAround(area: VisibleArea, block: Strip, inline: Strip): VisibleArea {
  return {
    block: rangeAround(area.block, block.overscan, block.count),
    inline: rangeAround(area.inline, inline.overscan, inline.count),
  }
}

/** Adds `more` items to a range on either side, as far as there are any. */
export function rangeAround({ from, to }: VisibleRange, more: number, count: number): VisibleRange {
  return { from: Math.max(from - more, 0), to: Math.min(to + more, count) }
}

/** Limits an area to the number of items along each axis. Returns the same object if nothing changes. */
export function areaWithin(area: VisibleArea, blockCount: number, inlineCount: number): VisibleArea {
  const block = rangeWithin(area.block, blockCount)
  const inline = rangeWithin(area.inline, inlineCount)
  return block === area.block && inline === area.inline ? area : { block, inline }
}

/**
 * The area to render: the area rendered ahead if everything visible is in it, or else the visible area with those items
 * around it that are already rendered.
 */
export function areaToRender(seen: VisibleArea, ahead: VisibleArea, around: VisibleArea): VisibleArea {
  const block = rangeToRender(seen.block, ahead.block, around.block)
  const inline = rangeToRender(seen.inline, ahead.inline, around.inline)
  return block === ahead.block && inline === ahead.inline ? ahead : { block, inline }
}

/** Moves each end of an area by one item towards a goal. Returns the same object at the goal. */
export function stepTowards(area: VisibleArea, goal: VisibleArea): VisibleArea {
  const block = rangeTowards(area.block, goal.block)
  const inline = rangeTowards(area.inline, goal.inline)
  return block === area.block && inline === area.inline ? area : { block, inline }
}

function rangeWithin(range: VisibleRange, count: number): VisibleRange {
  return range.to <= count ? range : { from: Math.min(range.from, count), to: count }
}

function rangeToRender(seen: VisibleRange, ahead: VisibleRange, around: VisibleRange): VisibleRange {
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
