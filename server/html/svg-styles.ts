import { PRESENTATION_ATTRIBUTES } from './svg-names.ts'

/** CSS declarations as attributes of a drawing. */
type Declarations = Readonly<Record<string, string>>

/** Returns the declarations of a drawing's styles for an element. */
export type SvgStyles = (name: string, attributes: Readonly<Record<string, string>>) => Declarations

const PRESENTATION: ReadonlySet<string> = new Set(PRESENTATION_ATTRIBUTES)

/**
 * Reads the `<style>` elements of a drawing, which become attributes: drawing programs colour by class, but in an
 * inline drawing a style element would apply to the whole page, and the page's policy forbids it. Supports the
 * selectors `.a`, `#a` and `path`, all that drawing programs write. Parses with `split`, which takes linear time, while
 * a regular expression for pairs can take minutes on a malicious text.
 */
export function readSvgStyles(svg: string): SvgStyles {
  const rules = new Map<string, Declarations>()
  for (const [selector, declarations] of styleTexts(svg).flatMap(readRules)) {
    rules.set(selector, { ...rules.get(selector), ...declarations })
  }
  if (rules.size === 0) return () => ({})
  const order = new Map([...rules.keys()].map((selector, index) => [selector, index]))
  return (name, { id, class: classes = '' }) => {
    const ofClasses = classes.split(/\s+/).map((each) => `.${each}`)
    const selectors = [name, ...ofClasses.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)), `#${id}`]
    return Object.assign({}, ...selectors.map((selector) => rules.get(selector)))
  }
}

/** Reads a style attribute; leaves out properties that have no attribute. */
export function readDeclarations(css: string): Declarations {
  const pairs = css.split(';').map((declaration) => {
    const [property = '', ...value] = declaration.split(':')
    return [property.trim().toLowerCase(), value.join(':').split('!')[0]?.trim() ?? ''] as const
  })
  return Object.fromEntries(pairs.filter(([property, value]) => PRESENTATION.has(property) && value !== ''))
}

function styleTexts(svg: string): readonly string[] {
  const pieces = svg.split(/<style\b/).slice(1)
  return pieces.flatMap((piece) => {
    const [inside = '', ...after] = piece.split('</style')
    return after.length > 0 ? [withoutComments(inside.slice(inside.indexOf('>') + 1))] : []
  })
}

function withoutComments(css: string): string {
  const [before = '', ...comments] = css.replaceAll('<![CDATA[', '').replaceAll(']]>', '').split('/*')
  return before + comments.map((comment) => comment.split('*/').slice(1).join('*/')).join('')
}

/** Leaves out rules inside `@media` and the like, since they apply only sometimes. */
function readRules(css: string): readonly (readonly [selector: string, declarations: Declarations])[] {
  const rules: [string, Declarations][] = []
  let depth = 0
  let selectors = ''
  for (const token of css.split(/([{}])/)) {
    if (token === '{') depth++
    else if (token === '}') depth = Math.max(0, depth - 1)
    else if (depth === 0) selectors = token.split(';').at(-1) ?? ''
    else if (depth === 1 && !selectors.includes('@')) {
      const declarations = readDeclarations(token)
      for (const selector of selectors.split(',')) rules.push([selector.trim(), declarations])
    }
  }
  return rules
}
