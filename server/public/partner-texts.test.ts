import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { estates, sections } from '#server/db/tables/estate.ts'
import { interactives } from '#server/db/tables/picture.ts'
import { projects, promoactions, statuses, tags } from '#server/db/tables/project.ts'

/** The contacts of the sample's developer, in spellings that a buyer could still dial. */
const TOLD = 'Tel. ٠٦٧ ٠٠٠ ١١١, sales (at) coast.example'
const NAME = { en: `Known ${TOLD}` }
const HTML = { en: '<p>Known 0<b>67</b> 000 <i>111</i>, <a href="https://www.coast.example/x">our page</a></p>' }
const LEAK = /١١١|\b000\b|\b111\b|coast\.example|our page/

describe.each(DATABASES)('under the link of a partner on $name', ({ start }) => {
  let test: TestDatabase
  let server: TestApp
  let sample: Sample
  beforeAll(async () => {
    test = await start()
    const { queries } = test.database
    sample = await insertSample(queries)
    for (const table of [estates, sections, interactives, statuses, tags, promoactions]) {
      await queries.update(table).set({ name: NAME })
    }
    await queries.update(projects).set({ name: NAME, address: NAME, description: HTML })
    await queries.update(catalogues).set({ name: NAME, about: HTML, templates: { deal: HTML } })
    await queries.update(catalogues).set({ contact_phones: [] }).where(eq(catalogues.id, sample.catalogues.harbour))
    server = await startTestApp(test)
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  const answers = () => [
    'public/token?',
    `public/projects/${sample.projects.harbour}?`,
    `public/projects/${sample.projects.harbour}/chess?`,
    `public/interactive/show?id=${sample.interactives.masterplan}&`,
  ]
  /** The texts without the partner's own contacts, and without other numbers. */
  const textsOf = (body: string) =>
    [...body.matchAll(/"(?:name|address|about|description|deal)":"((?:[^"\\]|\\.)*)"/g)]
      .map(([, text]) => text)
      .join('\n')

  it('no text of a response contains a contact of the developer, not even of the group', async () => {
    for (const path of answers()) {
      const ask = async (tokens: string) =>
        textsOf((await server.app.inject(`/api/v1/${path}first_token=${tokens}`)).body)
      expect(await ask('harbour')).toMatch(LEAK)
      expect(await ask('harbour&second_token=anna')).toContain('Known')
      expect(await ask('harbour&second_token=anna')).not.toMatch(LEAK)
    }
  })

  it('the document contains none either', async () => {
    const head = async (path: string) => {
      const { body } = await server.app.inject(path)
      return body.slice(0, body.indexOf('<script'))
    }
    expect(await head('/harbour')).toMatch(LEAK)
    expect(await head('/harbour/anna')).not.toMatch(LEAK)
  })
})
