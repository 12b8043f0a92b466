import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EstateData } from '#contract/chess.ts'
import { createAnswerCache } from '#server/answer/answer-cache.ts'
import type { TestApp } from '#server/app.fixture.ts'
import { ANY_DATABASE, type TestDatabase } from '#server/db/databases.fixture.ts'
import { createTranslators } from '#server/language/translators.ts'
import { createCataloguePages } from '#server/page/catalogue-page.ts'
import { DEMO, mediaPathOf, startDemoApp } from '#server/partner/demo-app.fixture.ts'
import { findContacts } from '#server/partner/find-contacts.fixture.ts'
import { createPublicAnswers } from '#server/public/public-answers.ts'
import { createPublicModels } from '#server/public/public-models.ts'
import { createPreviews } from './make-previews.ts'

/** The developer's sales contacts, and their photos and logos. */
const DEVELOPER = DEMO.catalogues.map(({ contacts: { name, phones, email }, sales }) => ({
  name,
  phones,
  emails: [sales.email, ...(email ? [email] : [])],
}))
const FACES = DEMO.catalogues.flatMap(({ contacts: { photo, logo } }) =>
  [photo, logo].filter((name) => name !== undefined),
)
const LINKS = DEMO.catalogues.flatMap(({ token }) =>
  DEMO.catalogues.flatMap(({ partners }) => partners).map((partner) => ({ first: token, second: partner.token ?? '' })),
)

let test: TestDatabase
let server: TestApp
beforeAll(async () => {
  test = await ANY_DATABASE.start()
  server = await startDemoApp(test)
}, 300_000)
afterAll(async () => {
  await server.stop()
  await test.stop()
})

it.each(LINKS)('no picture under $first/$second contains a contact of the developer', async ({ first, second }) => {
  const { database, directory, feed } = server.services
  const translators = createTranslators()
  const models = createPublicModels(createPublicAnswers({ database, directory, answers: createAnswerCache(feed) }))
  const { factsOf } = createCataloguePages({ database, directory, feed, translators, models })
  const previews = createPreviews({ models, directory, translators, factsOf })
  const visit = directory.resolve(first, second)
  if (!visit) throw new Error('no such link')
  const { data } = (await server.app.inject(`/api/v1/public/token?first_token=${first}`)).json()
  const project = data.settings.project_id ?? data.catalogs[0].project_id
  const chess = (await server.app.inject(`/api/v1/public/projects/${project}/chess?first_token=${first}`)).json().data
  const units = (chess as EstateData[]).flatMap(({ sections }) =>
    sections.flatMap(({ storeys }) => storeys.flatMap(({ instances }) => instances.map(({ id }) => id))),
  )
  for (const lang of ['en', 'ru', 'ar'] as const) {
    const call = { ...visit, lang, isPreview: false, domain: null }
    const made = [
      await previews.project(call, null),
      await previews.list(call, units.slice(0, 4)),
      ...(await Promise.all(units.slice(0, 5).map((id) => previews.unit(call, id)))),
    ]
    expect(made.every((preview) => preview !== null)).toBe(true)
    const text = JSON.stringify(made)
    expect(findContacts(text, DEVELOPER)).toEqual([])
    expect(FACES.map(mediaPathOf).filter((face) => text.includes(face))).toEqual([])
  }
})
