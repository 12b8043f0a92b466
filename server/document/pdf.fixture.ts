import { getDocumentProxy } from 'unpdf'

/** A PDF as a reader sees it. */
interface ReadPdf {
  readonly pages: number
  readonly text: string
  /** The targets of its links. */
  readonly links: readonly string[]
  readonly title: string | undefined
  readonly lang: string | undefined
  readonly isTagged: boolean
  /** The number of characters without a glyph, shown as boxes. */
  readonly missing: number
  readonly glyphs: number
  /** Fonts that the file refers to but does not embed. */
  readonly absentFonts: readonly string[]
}

interface Info {
  readonly Title?: string
  readonly Language?: string
}

/** The properties of a font that are checked. */
interface Font {
  readonly name: string
  readonly missingFile?: boolean
}

interface Glyph {
  readonly originalCharCode: number
}

// Operator codes in the operator list of a page.
const [SET_FONT, SHOW_TEXT] = [37, 44]

/** Reads a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const { info } = (await pdf.getMetadata()) as { readonly info: Info }
  const texts: string[] = []
  const links: string[] = []
  const absentFonts = new Set<string>()
  let [glyphs, missing, isTagged] = [0, 0, true]
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    links.push(...(await page.getAnnotations()).flatMap(({ url }) => (url ? [url] : [])))
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    isTagged &&= (await page.getStructTree()) !== null
    const { fnArray, argsArray } = await page.getOperatorList()
    for (const [index, operator] of fnArray.entries()) {
      if (operator === SET_FONT) {
        const font = page.commonObjs.get(argsArray[index][0]) as Font
        if (font.missingFile) absentFonts.add(font.name)
      }
      if (operator !== SHOW_TEXT) continue
      const shown = (argsArray[index][0] as readonly (Glyph | number)[]).filter((one) => typeof one === 'object')
      glyphs += shown.length
      // Glyph 0 of every font is drawn for missing characters.
      missing += shown.filter(({ originalCharCode }) => originalCharCode === 0).length
    }
  }
  return {
    pages: pdf.numPages,
    links,
    text: texts.join('\n'),
    title: info.Title,
    lang: info.Language,
    isTagged,
    missing,
    glyphs,
    absentFonts: [...absentFonts],
  }
}
