import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sheetsOf } from '#domain/document/sheets.ts'
import { unitPresentation } from '#domain/document/unit-presentation.ts'
import { LANGUAGE_CODES, type LanguageCode, languageOf } from '#domain/language/language.ts'
import { wordPresentation } from '#i18n/word-presentation.ts'
import { createAnswerCache } from '#server/answer/answer-cache.ts'
import type { TestApp } from '#server/app.fixture.ts'
import { ANY_DATABASE, type TestDatabase } from '#server/db/databases.fixture.ts'
import { createTranslators } from '#server/language/translators.ts'
import { DEMO, startDemoApp } from '#server/partner/demo-app.fixture.ts'
import { findContacts, type Person } from '#server/partner/find-contacts.fixture.ts'
import { findPlace } from '#server/public/find-place.ts'
import { createPublicAnswers } from '#server/public/public-answers.ts'
import { createPublicModels, type PublicModels } from '#server/public/public-models.ts'
import { normaliseText, partsToFind } from './normalise-text.fixture.ts'
import { readPdf } from './pdf.fixture.ts'

const DEVELOPER: readonly Person[] = DEMO.catalogues.map(({ contacts: { name, phones, email }, sales }) => ({
  name,
  phones,
  emails: [sales.email, ...(email ? [email] : [])],
}))
const translators = createTranslators()

let test: TestDatabase
let server: TestApp
let models: PublicModels
let readers = 0
beforeAll(async () => {
  test = await ANY_DATABASE.start()
  server = await startDemoApp(test)
  const { database, directory, feed } = server.services
  models = createPublicModels(createPublicAnswers({ database, directory, answers: createAnswerCache(feed) }))
}, 300_000)
afterAll(async () => {
  await server.stop()
  await test.stop()
})

async function getPdf(file: string, first: string, second: string | null, lang: LanguageCode) {
  const query = new URLSearchParams({ first_token: first, ...(second && { second_token: second }), lang })
  // Each request has its own address, so that none is rate-limited.
  readers += 1
  const remoteAddress = `10.0.${readers >> 8}.${readers % 256}`
  const url = `/api/v1/public/documents/${file}?${query}`
  const { statusCode, rawPayload } = await server.app.inject({ url, remoteAddress })
  expect(statusCode).toBe(200)
  return { bytes: rawPayload, ...(await readPdf(rawPayload)) }
}

/** A unit by its number, as a visitor sees it. */
async function unitOf(first: string, second: string | null, lang: LanguageCode, number: string) {
  const visit = server.services.directory.resolve(first, second ?? undefined)
  if (!visit) throw new Error('no such token')
  const call = { ...visit, lang, isPreview: false, domain: null }
  const token = await models.token(call)
  const model = await models.project(call, token?.settings.project_id ?? 0)
  const instance = model?.chess.instances.find((one) => one.number === number)
  if (!token || !model || !instance) throw new Error('no such unit')
  const { project } = model.data
  const presentation = unitPresentation({
    instance,
    project,
    contacts: token.contacts,
    place: await findPlace(models, call, token, instance),
    mapImage: project.map_image,
    renovationImage: project.renovation_image,
    link: '',
    date: new Date().toISOString().slice(0, 10),
  })
  return { id: instance.id, presentation, words: wordPresentation(await translators(lang), presentation) }
}

describe.each(LANGUAGE_CODES)('in %s', (lang) => {
  it('the presentation of a unit contains all its data, and the fonts have every glyph', async () => {
    // A unit with a promotion, tags and a second price.
    const { id, presentation, words } = await unitOf('harbour', 'anna', lang, '60')
    const pdf = await getPdf(`instances/${id}.pdf`, 'harbour', 'anna', lang)
    const text = normaliseText(pdf.text)
    const { price, seller } = words
    const said = [
      words.project,
      words.address,
      words.name,
      words.title,
      words.place,
      words.scan,
      words.note,
      words.date,
      price.text,
      price.old,
      price.sale,
      price.per_area,
      price.extra,
      ...price.promoactions,
      ...words.tags,
      seller.name,
      seller.role,
      seller.phone,
      seller.mail,
      ...words.facts.flatMap(({ label, value }) => [label, value]),
    ].filter((one) => one !== null)
    expect(said.length).toBeGreaterThan(40)
    const { is_rtl } = languageOf(lang)
    const parts = said.flatMap((one) => partsToFind(one, is_rtl))
    expect(parts.filter((part) => !text.includes(part))).toEqual([])
    expect(pdf).toMatchObject({ isTagged: true, missing: 0, absentFonts: [] })
    expect([pdf.title?.startsWith(words.name), pdf.title?.endsWith(` — ${words.project}`)]).toEqual([true, true])
    expect(pdf.pages).toBe(sheetsOf(presentation).second ? 2 : 1)
    expect(pdf.bytes.length).toBeLessThan(400_000)
  })
})

// One language of each script and the one with the longest words: presentations try the glyphs of all.
describe.each(['de', 'ru', 'he', 'ar', 'ka', 'zh'] as const)('in %s', (lang) => {
  it('the chess and the instructions are complete', async () => {
    const chess = await getPdf('chess.pdf', 'harbour', 'anna', lang)
    const instructions = await getPdf('instructions.pdf', 'harbour', 'anna', lang)
    for (const { isTagged, missing, absentFonts, glyphs } of [chess, instructions]) {
      expect({ isTagged, missing, absentFonts }).toEqual({ isTagged: true, missing: 0, absentFonts: [] })
      expect(glyphs).toBeGreaterThan(200)
    }
    expect(instructions.pages).toBe(1)
    expect(normaliseText(instructions.text)).toContain('AnnaLindqvist')
  })
})

describe('under a partner’s link', () => {
  it('the search finds the developer without such a link, so it can be trusted', async () => {
    const { id } = await unitOf('harbour', null, 'en', '60')
    const { text } = await getPdf(`instances/${id}.pdf`, 'harbour', null, 'en')
    expect(findContacts(text, DEVELOPER)).toEqual(
      expect.arrayContaining(['Helen Marsh', 'harbour@meridian-thorne.example.com', '442079460112']),
    )
  })

  it.each(['en', 'ar'] as const)('no document in %s contains the developer’s contacts', async (lang) => {
    for (const [first, number] of [
      ['harbour', '60'],
      ['harbour', 'P6'],
      ['mill', '2'],
      ['pines', '5'],
    ] as const) {
      const { id } = await unitOf(first, 'anna', lang, number)
      for (const file of [`instances/${id}.pdf`, 'chess.pdf', 'instructions.pdf']) {
        const { text, bytes } = await getPdf(file, first, 'anna', lang)
        expect(findContacts(text, DEVELOPER)).toEqual([])
        // Links, titles and other metadata of the file are not compressed.
        expect(findContacts(bytes.toString('latin1'), DEVELOPER)).toEqual([])
      }
    }
  })
})

it.each([
  ['harbour', '85', 'of two levels'],
  ['harbour', 'P6', 'of a parking space'],
  ['harbour', '50', 'sold'],
  ['mill', '13', 'without a price'],
  ['pines', '13', 'not for sale yet'],
])('the sheet of %s %s, %s, has as many pages as it needs', async (first, number) => {
  const { id, presentation } = await unitOf(first, null, 'de', number)
  const { pages } = await getPdf(`instances/${id}.pdf`, first, null, 'de')
  expect(pages).toBe(sheetsOf(presentation).second ? 2 : 1)
})
