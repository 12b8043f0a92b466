import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { markupOf, tagsOf, VECTORS } from './markup.fixture.ts'
import { sanitizeSvg } from './sanitize-svg.ts'
import { SVG_ATTRIBUTES, SVG_ELEMENTS } from './svg-names.ts'

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'
const RED_SQUARE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const PLAN = `<?xml version="1.0" encoding="UTF-8"?>
<!-- a program drew this -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 80" fill="none">
  <style type="text/css"><![CDATA[ /* walls */ .wall, .post{fill:#333;stroke:none} #room{fill:#fde} @media print{.wall{fill:#fff}} ]]></style>
  <defs>
    <linearGradient id="shade"><stop offset="0" stop-color="#0a0"/><stop offset="1" style="stop-color:#00a"/></linearGradient>
    <clipPath id="cut"><rect width="90" height="70"/></clipPath>
    <g id="chair"><circle cx="5" cy="5" r="4" fill="#a50"/></g>
  </defs>
  <g clip-path="url(#cut)">
    <path id="room" class="unit free" data-kind="flat" d="M10,10L60,10L60,60L10,60Z" pointer-events="all"/>
    <rect class="wall" x="60" y="10" width="8" height="50"/>
    <rect x="70" y="10" width="20" height="20" fill="url(#shade)"/>
    <use xlink:href="#chair" x="70" y="40"/>
    <a href="https://example.com"><rect x="80" y="60" width="9" height="9" fill="#00f"/></a>
    <image href="${RED_SQUARE}" x="70" y="60" width="9" height="9"/>
  </g>
  <text x="30" y="40" font-size="11" fill="#767c86" text-anchor="middle">4.0 &lt; <tspan>5 &amp; 6</tspan></text>
</svg>`

describe('a drawing after sanitising', () => {
  it('looks the same, with its styles as attributes', async () => {
    const clean = String(sanitizeSvg(PLAN))
    const [before, after] = await Promise.all([PLAN, clean].map((svg) => sharp(Buffer.from(svg)).raw().toBuffer()))
    expect(after?.equals(before as Buffer)).toBe(true)
    expect(clean).not.toContain('style')
  })

  it('keeps ids, classes and data attributes, by which pages find its parts', () => {
    expect(sanitizeSvg(PLAN)).toContain('<path id="room" class="unit free" data-kind="flat"')
  })

  it('refers to its own parts only', () => {
    const svg = '<svg><use href="#a"/><use href="b.svg#a"/><g fill="url(#a)" stroke="url(b.svg#a) red"/></svg>'
    expect(sanitizeSvg(svg)).toBe(`<svg ${NAMESPACE}><use href="#a"></use><use></use><g fill="url(#a)"></g></svg>`)
  })

  it('gets a viewBox if it had only a size', () => {
    expect(sanitizeSvg('<svg width="40px" height="30"/>')).toContain('viewBox="0 0 40 30"')
    expect(sanitizeSvg('<svg width="40%" height="30"/>')).not.toContain('viewBox')
  })

  it('contains no characters that are invalid in XML', async () => {
    const clean = sanitizeSvg('<svg viewBox="0 0 9 9"><text class="&#1;a" id="">&#x8;b\u0002c</text></svg>')
    expect(clean).toContain('<text class="a">bc</text>')
    expect(await sharp(Buffer.from(String(clean))).metadata()).toMatchObject({ width: 9 })
  })
})

describe('an attack', () => {
  it.each(VECTORS)('by %j leaves only a drawing', (vector) => {
    for (const svg of [vector, `<svg>${vector}</svg>`, `<svg><title>${vector}</title></svg>`]) expectHarmless(svg)
  })

  it('by random markup leaves only a drawing, and sanitising again changes nothing', () => {
    const names = [
      'svg',
      'g',
      'text',
      'title',
      'image',
      'use',
      'style',
      'script',
      'foreignObject',
      'a',
      'iframe',
      'G',
      's:g',
    ]
    const attributes = [
      'href="#a"',
      'href="javascript:1"',
      'xlink:href="x"',
      'fill="url(x)"',
      'style="fill:url(#a);x:y"',
    ]
    const inside = markupOf(names, [...attributes, 'class="a"', 'id=a', 'width="4"', 'height="5"', 'data-x=""'])
    fc.assert(fc.property(inside, (markup) => [markup, `<svg>${markup}</svg>`].forEach(expectHarmless)))
  })

  it.each([
    ['nothing', ''],
    ['a page', '<html><body/></html>'],
    ['a part of a drawing', '<g/>'],
    ['two drawings', '<svg/><svg/>'],
    ['drawings in something else', '<a><svg/><svg/></a>'],
    ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'],
    ['endless depth', `<svg>${'<g>'.repeat(100_000)}`],
  ])('that is not a drawing is refused: %s', (_, svg) => {
    expect(sanitizeSvg(svg)).toBeNull()
  })
})

function expectHarmless(svg: string): void {
  const clean = sanitizeSvg(svg)
  if (clean === null) return
  for (const { name, attributes } of tagsOf(clean)) {
    expect(SVG_ELEMENTS).toContain(name)
    for (const [attribute, value] of Object.entries(attributes)) {
      expect([...SVG_ATTRIBUTES, attribute.startsWith('data-') && attribute]).toContain(attribute)
      if (attribute === 'href') expect(value).toMatch(/^(?:#[\w.:-]+|data:image\/(?:png|jpeg|webp|avif);base64,.*)$/)
      if (!attribute.startsWith('data-')) expect(value).not.toMatch(/\\|url\((?!["']?#)/)
    }
  }
  expect(sanitizeSvg(clean)).toBe(clean)
}
