import { sanitizeMarkup } from './sanitize-markup.ts'
import { SVG_ATTRIBUTES, SVG_DROPPED_WHOLE, SVG_ELEMENTS, SVG_TEXT_ELEMENTS } from './svg-names.ts'
import { readDeclarations, readSvgStyles, type SvgStyles } from './svg-styles.ts'

type Attributes = Readonly<Record<string, string>>

const NAMESPACE = 'http://www.w3.org/2000/svg'
const OWN_PARTS = /^#[\w.:-]+$/
const RASTER_DATA = /^data:image\/(?:png|jpeg|webp|avif);base64,[A-Za-z0-9+/=\s]*$/
const DATA_NAME = /^data-[a-z0-9-]+$/
/** CSS functions that fetch. An attribute may only use `url()`, and only for the drawing's own parts. */
const FETCHING = /(?:url|src|image|image-set|element|cross-fade|paint)\s*\(/i
const OWN_URL = /^url\(\s*(["']?)#[\w.:-]+\1\s*\)(?:\s[\w#.%(), -]*)?$/
const LENGTH = /^[0-9.]+(?:px)?$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are invalid in XML.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/**
 * Keeps only what draws in an SVG: no scripts, links, animations, styles or external references. Returns null if it is
 * not a single drawing, is nested too deeply, or declares entities, with which a small file can expand to any size.
 */
export function sanitizeSvg(svg: string): string | null {
  if (/<!ENTITY/i.test(svg)) return null
  const styles = readSvgStyles(svg)
  const sanitized = sanitizeMarkup(svg, {
    // XML names are case-sensitive: browsers do not draw an element whose name has another case.
    parser: { xmlMode: true },
    allowedTags: SVG_ELEMENTS,
    nonTextTags: SVG_DROPPED_WHOLE,
    selfClosing: [],
    allowedAttributes: { '*': SVG_ATTRIBUTES },
    allowedSchemes: [],
    allowedSchemesByTag: { image: ['data'] },
    allowProtocolRelative: false,
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: cleanAttributes(tagName, attribs, styles) }) },
    textFilter: (text, tagName) => (SVG_TEXT_ELEMENTS.has(tagName) ? text.replace(NOT_XML, '') : ''),
  })
  return sanitized?.roots.join() === 'svg' ? sanitized.markup : null
}

function cleanAttributes(name: string, attributes: Attributes, styles: SvgStyles): Record<string, string> {
  const all: Attributes = {
    ...attributes,
    ...styles(name, attributes),
    ...readDeclarations(attributes.style ?? ''),
    // `xlink:href` would need its own namespace.
    href: attributes.href ?? attributes['xlink:href'] ?? '',
  }
  const entries = Object.entries(all)
    .map(([key, value]) => [key, value.replace(NOT_XML, '')] as const)
    .filter(([key, value]) => value !== '' && isHarmless(name, key, value))
  const clean = Object.fromEntries(entries)
  return name === 'svg' ? { ...sizeOf(clean), ...clean, xmlns: NAMESPACE } : clean
}

function isHarmless(name: string, key: string, value: string): boolean {
  if (key.startsWith('data-')) return DATA_NAME.test(key)
  if (key === 'href') return name === 'image' ? RASTER_DATA.test(value) : OWN_PARTS.test(value)
  if (key === 'xmlns') return name === 'svg'
  // A CSS escape could hide any of the names below.
  if (value.includes('\\')) return false
  return !FETCHING.test(value) || OWN_URL.test(value)
}

/** Without a viewBox, browsers crop a drawing instead of scaling it. */
function sizeOf({ viewBox, width, height }: Attributes): Record<string, string> {
  if (viewBox || !width || !height || !LENGTH.test(width) || !LENGTH.test(height)) return {}
  return { viewBox: `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}` }
}
