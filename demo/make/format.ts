const LINE = 160
// Long lists of numbers and units have one line each, so that diffs show single units.
const ALWAYS_ONE_LINE = new Set(['polygons', 'camera', 'base'])

/** Writes JSON for reading and diffs: values that fit are on one line, others are broken into several. */
export function formatJson(value: unknown): string {
  return `${formatValue(value, '', '')}\n`
}

function formatValue(value: unknown, indent: string, key: string): string {
  const line = inOneLine(value)
  if (typeof value !== 'object' || value === null) return line
  if (line.length + indent.length <= LINE || ALWAYS_ONE_LINE.has(key) || isUnit(value)) return line
  const inner = `${indent}  `
  const items = Array.isArray(value)
    ? value.map((item) => formatValue(item, inner, ''))
    : entriesOf(value).map(([name, item]) => `${JSON.stringify(name)}: ${formatValue(item, inner, name)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${entriesOf(value)
    .map(([name, item]) => `${JSON.stringify(name)}: ${inOneLine(item)}`)
    .join(', ')} }`
}

function isUnit(value: object): boolean {
  return 'number' in value && 'layout' in value
}

function entriesOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, item]) => item !== undefined)
}
