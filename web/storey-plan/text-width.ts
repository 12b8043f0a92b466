import type { LabelLine } from './label-forms.ts'

/** The weight and size (in rem) of each line. Must match the style sheet of the labels. */
const FONTS = { lead: [650, 0.8125], price: [500, 0.75], aside: [400, 0.75] } as const

/** Creates a function that measures the width of a line, in rem. */
export function createTextWidth(): (line: LabelLine) => number {
  const context = document.createElement('canvas').getContext('2d')
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font')
  // At most one for each label of the project, and only while a plan is open.
  const widths = new Map<string, number>()
  return ({ text, tone }) => {
    const key = `${tone} ${text}`
    const known = widths.get(key)
    if (known !== undefined || !context) return known ?? 0
    const [weight, size] = FONTS[tone]
    context.font = `${weight} 16px ${family}`
    const width = (context.measureText(text).width / 16) * size
    widths.set(key, width)
    return width
  }
}
