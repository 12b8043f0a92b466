import { PRESENTATION_ATTRIBUTES } from './svg-names.ts'

/** Declarations of CSS as attributes of a drawing. */
export type Declarations = Readonly<Record<string, string>>

/** Gives the declarations that a drawing's own styles make for an element. */
export type SvgStyles = (name: string, attributes: Readonly<Record<string, string>>) => Declarations

const PRESENTATION: ReadonlySet<string> = new Set(PRESENTATION_ATTRIBUTES)

/**
 * Reads the `<style>` elements of a drawing. They become attributes, since drawing programs colour by class, while a style
 * element would reach the whole page that shows the drawing in its text, and the page's policy would refuse it there.
 * Selectors are `.a`, `#a` and `path`: all that drawing programs write. Cut by `split` throughout, which takes the same
 * time for any text, where a search for pairs takes minutes for a text made to be slow.
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

/** Reads a style attribute; what has no attribute of its own is left out. */
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

/** Rules inside `@media` and the like hold only sometimes, so they are left out. */
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
