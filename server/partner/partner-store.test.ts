import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partnerBody } from '#contract/partners.ts'
import { createAccount } from '#server/account/key-store.ts'
import { wholeAccount } from '#server/account/reach.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { isRefusal, resultOf } from '#server/http/refusal.ts'
import { createPartner, listPartners } from './partner-store.ts'

describe.each(DATABASES)('partners on $name', ({ start }) => {
  let test: TestDatabase
  let sample: Sample
  beforeAll(async () => {
    test = await start()
    sample = await insertSample(test.database.queries)
  })
  afterAll(() => test.stop())

  const create = (fields: object, accountId = sample.account) => {
    const person = { name: 'Carla', profile_type: 1, email: 'carla@example.com' }
    const body = partnerBody.parse({ ...person, catalogue_id: sample.catalogues.harbour, ...fields })
    return test.database.queries.transaction((tx) => createPartner(tx, wholeAccount(accountId), body))
  }

  const list = (accountId: number) => listPartners(test.database.queries, wholeAccount(accountId), null)

  it('get a link that can not be guessed, and the language of the catalogue', async () => {
    const { result, subjects } = resultOf(await create({}))
    expect(result).toMatchObject({ name: 'Carla', company: null, phones: [], lang: 'en', photo_id: null })
    expect(result.token).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(subjects).toEqual([
      { scope: 'directory', id: 1 },
      { scope: 'partner', id: result.id },
    ])
    expect(await list(sample.account)).toContainEqual(result)
  })

  it('get the token chosen for them, and are listed only in their own account', async () => {
    const { result } = resultOf(await create({ token: 'carla', photo_id: sample.files.portrait }))
    expect(result.token).toBe('carla')
    expect(await list(sample.account)).toContainEqual(result)
    const stranger = await createAccount(test.database.queries, 'Stranger')
    expect(await list(stranger)).toEqual([])
    expect(await create({}, stranger)).toMatchObject({ refused: 'not_found' })
  })

  it.each([
    ['a token that is taken', () => ({ token: 'anna' }), 'conflict'],
    ['an unknown catalogue', () => ({ catalogue_id: 999_999 }), 'not_found'],
    ['an unknown picture', () => ({ photo_id: 999_999 }), 'not_found'],
    ['a logo that is not a picture', () => ({ logo_id: sample.files.film }), 'validation_failed'],
  ])('are refused with %s', async (_, fields, refused) => {
    const outcome = await create(fields())
    expect(isRefusal(outcome) && outcome.refused).toBe(refused)
  })
})
