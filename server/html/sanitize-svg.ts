import { sanitizeMarkup } from './sanitize-markup.ts'
import { SVG_ATTRIBUTES, SVG_DROPPED_WHOLE, SVG_ELEMENTS, SVG_TEXT_ELEMENTS } from './svg-names.ts'
import { readDeclarations, readSvgStyles, type SvgStyles } from './svg-styles.ts'

type Attributes = Readonly<Record<string, string>>

const NAMESPACE = 'http://www.w3.org/2000/svg'
const OWN_PARTS = /^#[\w.:-]+$/
const RASTER_DATA = /^data:image\/(?:png|jpeg|webp|avif);base64,[A-Za-z0-9+/=\s]*$/
const DATA_NAME = /^data-[a-z0-9-]+$/
/** Functions of CSS that fetch. An attribute may use `url()` alone and for the drawing's own parts alone. */
const FETCHING = /(?:url|src|image|image-set|element|cross-fade|paint)\s*\(/i
const OWN_URL = /^url\(\s*(["']?)#[\w.:-]+\1\s*\)(?:\s[\w#.%(), -]*)?$/
const LENGTH = /^[0-9.]+(?:px)?$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no XML document can hold.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/**
 * Leaves of an SVG what draws: no scripts, links, animations, styles or references to anything outside. Gives null for
 * what is no single drawing, nests without end, or declares entities, by which a small file grows to any size.
 */
export function sanitizeSvg(svg: string): string | null {
  if (/<!ENTITY/i.test(svg)) return null
  const styles = readSvgStyles(svg)
  const sanitized = sanitizeMarkup(svg, {
    // A name in other letters is another name in XML, and no element that a browser draws.
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
    // The older spelling would need a namespace of its own.
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
  // An escape could spell any of the names below in a way that only CSS reads.
  if (value.includes('\\')) return false
  return !FETCHING.test(value) || OWN_URL.test(value)
}

/** Without a viewBox a browser crops a drawing where it should shrink it. */
function sizeOf({ viewBox, width, height }: Attributes): Record<string, string> {
  if (viewBox || !width || !height || !LENGTH.test(width) || !LENGTH.test(height)) return {}
  return { viewBox: `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}` }
}
