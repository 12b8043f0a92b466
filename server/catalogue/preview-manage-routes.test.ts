import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewAnswer } from '#contract/previews.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { startManage, TEST_NOW, TEST_SECRET, type TestManage } from '#server/manage/manage.fixture.ts'
import { verifyPreview } from '#server/preview/preview-token.ts'

describe.each(DATABASES)('previews on $name', ({ start }) => {
  let manage: TestManage
  beforeAll(async () => {
    manage = await startManage(start)
  })
  afterAll(() => manage.stop())

  it('are signed addresses of a catalogue, published or not', async () => {
    const catalogue_id = manage.sample.catalogues.meadow
    const answer = await manage.owner('POST', '/previews', { catalogue_id }, { host: 'sales.example:8080' })
    expect(answer.statusCode).toBe(201)
    const { url, direct_url, expires_at } = previewAnswer.parse(answer.json()).data
    expect(expires_at).toBe('2026-03-02T12:00:00.000Z')
    const { origin, pathname, searchParams } = new URL(url)
    expect(origin + pathname).toBe('http://sales.example:8080/meadow')
    expect(direct_url).toBe(`http://sales.example:8080/meadow~${searchParams.get('preview')}`)
    expect(verifyPreview(TEST_SECRET, searchParams.get('preview') ?? '', TEST_NOW)).toMatchObject({
      catalogueId: catalogue_id,
      expires: new Date(expires_at),
    })
  })

  it('of minutes end soon and leave no trace in the history', async () => {
    const catalogue_id = manage.sample.catalogues.meadow
    const history = async () => (await manage.owner('GET', '/history?limit=1')).body
    const before = await history()
    const answer = await manage.owner('POST', '/previews', { catalogue_id, minutes: 30 })
    const { id, expires_at } = previewAnswer.parse(answer.json()).data
    expect(expires_at).toBe('2026-03-01T12:30:00.000Z')
    expect((await manage.owner('DELETE', `/previews/${id}`)).statusCode).toBe(204)
    expect(await history()).toBe(before)
    const both = { catalogue_id, minutes: 30, days: 1 }
    expect((await manage.owner('POST', '/previews', both)).statusCode).toBe(400)
    expect((await manage.owner('POST', '/previews', { catalogue_id, minutes: 61 })).statusCode).toBe(422)
  })

  it.each([
    ['an unknown catalogue', { catalogue_id: 999_999_999_999 }, 404],
    ['no catalogue', {}, 422],
    ['an id that is not a number', { catalogue_id: 'meadow' }, 400],
  ])('are refused for %s', async (_, body, status) => {
    expect((await manage.owner('POST', '/previews', body)).statusCode).toBe(status)
  })

  it('are refused for catalogues of other accounts', async () => {
    const { statusCode } = await manage.stranger('POST', '/previews', { catalogue_id: manage.sample.catalogues.hill })
    expect(statusCode).toBe(404)
  })
})
