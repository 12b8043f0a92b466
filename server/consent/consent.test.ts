import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ordersAnswer } from '#contract/managed-orders.ts'
import { consentVersion } from '#domain/order/consent-text.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { consentTexts } from '#server/db/tables/consent.ts'
import { createTranslators } from '#server/language/translators.ts'
import { ORDER_NOW, type OrderApp, startOrderApp } from '#server/order/order.fixture.ts'
import { currentConsent, keepCurrentConsents } from './current-consent.ts'
import { keepConsentTexts } from './keep-consent.ts'

describe.each(DATABASES)('consent on $name', ({ name, start }) => {
  let app: OrderApp
  const translators = createTranslators()
  beforeAll(async () => {
    app = await startOrderApp(start)
  })
  afterAll(() => app.stop())

  const consentOf = async (order: number) => {
    const { data } = ordersAnswer.parse((await app.manage('GET', '/orders')).json())
    return data.find(({ id }) => id === order)?.consent
  }
  const post = async (changes: object, headers = {}): Promise<number> => {
    const answer = await app.post(changes, { headers })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json().data.id
  }
  const policyOf = async () => {
    const answer = await app.server.app.inject('/api/v1/public/token?first_token=harbour')
    return answer.json().data.privacy.url as string | null
  }

  // Both databases have the limit, which is one of the protocol; the embedded database is slow with so many rows.
  it.runIf(name === 'PostgreSQL')('stores more texts than fit into one statement', async () => {
    const [catalogue] = await app.test.database.queries.select().from(catalogues).limit(1)
    const shown = Array.from({ length: 12_000 }, (_, index) => ({
      catalogueId: catalogue?.id ?? 0,
      lang: 'en' as const,
      texts: ['Many'],
      policy: `https://homes.example/${index}`,
    }))
    await keepConsentTexts(app.test.database.queries, shown, ORDER_NOW)
    const kept = await app.test.database.queries
      .select({ texts: consentTexts.texts })
      .from(consentTexts)
      .where(eq(consentTexts.texts, ['Many']))
    expect(kept).toHaveLength(shown.length)
    await app.test.database.queries.delete(consentTexts).where(eq(consentTexts.texts, ['Many']))
  })

  it('is stored with text, version, language, time and site', async () => {
    const current = await currentConsent(translators, 'de', await policyOf())
    const version = consentVersion(current)
    const text = { id: 'order.de', version }
    const id = await post(
      { lang: 'de', consent_text: text, embed_host: 'news.example:8443' },
      { host: 'vitrine.example' },
    )
    expect(await consentOf(id)).toEqual({
      ...text,
      lang: 'de',
      texts: current.texts,
      policy_url: current.policy,
      given_at: ORDER_NOW.toISOString(),
      host: 'vitrine.example',
      embed_host: 'news.example:8443',
      claimed: null,
    })
  })

  it('has two texts in languages that need two, and the policy of the white-label domain', async () => {
    const id = await post({ lang: 'tr' }, { host: 'homes.example' })
    const consent = await consentOf(id)
    expect(consent?.texts).toHaveLength(2)
    expect(consent?.host).toBe('homes.example')
    expect(consent?.policy_url).not.toBe(await policyOf())
  })

  it('may refer to an older text that was once shown', async () => {
    const { queries } = app.test.database
    const older = { texts: ['The words of last year.'], policy: null }
    const row = { catalogue_id: app.sample.catalogues.harbour, lang: 'en' as const, version: consentVersion(older) }
    await queries
      .insert(consentTexts)
      .values({ ...row, texts: older.texts, policy_url: null, first_shown_at: ORDER_NOW })
    const id = await post({ consent_text: { id: 'order.en', version: row.version } })
    expect(await consentOf(id)).toMatchObject({ version: row.version, texts: older.texts, claimed: null })
  })

  it('stores the current text and the claimed version if the claimed text is unknown', async () => {
    const claimed = { id: 'order.en', version: 'of-another-release' }
    const current = await currentConsent(translators, 'en', await policyOf())
    const id = await post({ consent_text: claimed })
    expect(await consentOf(id)).toMatchObject({ version: consentVersion(current), texts: current.texts, claimed })
    const silent = await post({})
    expect(await consentOf(silent)).toMatchObject({ version: consentVersion(current), claimed: null })
  })

  it('is stored from the form without scripts', async () => {
    const version = consentVersion(await currentConsent(translators, 'en', await policyOf()))
    const answer = await app.server.app.inject({
      method: 'POST',
      url: '/api/v1/public/orders/form?first_token=harbour',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'vitrine.example' },
      payload: new URLSearchParams({
        kind: 'callback',
        name: 'Vera Plain',
        phone: '+44 20 7946 0999',
        website: '',
        consent: 'on',
        lang: 'en',
        page: '/en/harbour',
        consent_id: 'order.en',
        consent_version: version,
      }).toString(),
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { data } = (await app.manage('GET', '/orders?limit=1')).json()
    expect(data[0]).toMatchObject({ name: 'Vera Plain', consent: { version, host: 'vitrine.example', claimed: null } })
  })

  it('keeps every text that pages show today, so that it recognises the text of a page opened today', async () => {
    const { queries } = app.test.database
    const { hill } = app.sample.catalogues
    await keepCurrentConsents(queries, translators, ORDER_NOW)
    await keepCurrentConsents(queries, translators, ORDER_NOW)
    const rows = await queries.select().from(consentTexts).where(eq(consentTexts.catalogue_id, hill))
    expect(new Set(rows.map(({ lang }) => lang))).toEqual(new Set(['en', 'de', 'ar']))
    const url = 'https://hill.example/privacy-2'
    await app.manage('PATCH', `/catalogues/${hill}`, { privacy: [{ domain: null, url }] })
    const after = await queries.select().from(consentTexts).where(eq(consentTexts.catalogue_id, hill))
    expect(after.filter(({ policy_url }) => policy_url === url)).toHaveLength(3)
    expect(after).toHaveLength(rows.length + 3)
  })
})
