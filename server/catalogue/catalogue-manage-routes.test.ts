import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Catalogue, catalogueAnswer, cataloguesAnswer } from '#contract/catalogues.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { orders } from '#server/db/tables/order.ts'
import { openDirectory } from '#server/link/link-directory.ts'
import { keyOf } from '#server/live/change.ts'
import { startManage, type TestManage } from '#server/manage/manage.fixture.ts'

const CONTACTS = {
  name: 'Sales office',
  company: null,
  phones: ['+382 20 123 456'],
  email: null,
  profile_type: null,
  photo_id: null,
  logo_id: null,
}
const BODY = {
  type: 'InteractiveCatalogue',
  name: { en: 'Harbour again' },
  sales: { email: 'sales@example.com', lang: 'en' },
  contacts: CONTACTS,
}
const GROUP = { ...BODY, type: 'GroupInteractiveCatalogue', project_id: null }

describe.each(DATABASES)('manage/catalogues on $name', ({ start }) => {
  let manage: TestManage
  let count = 0
  beforeAll(async () => {
    manage = await startManage(start)
  })
  afterAll(() => manage.stop())
  beforeEach(() => void manage.takeChanges())

  const newToken = () => `token-${++count}`
  const changes = () => manage.takeChanges().map(keyOf).sort()
  const ic = (fields: object) => ({ ...BODY, project_id: manage.sample.projects.harbour, ...fields })
  const create = async (body: object): Promise<Catalogue> => {
    const answer = await manage.owner('POST', '/catalogues', body)
    expect(answer.statusCode, answer.body).toBe(201)
    return catalogueAnswer.parse(answer.json()).data
  }
  const patch = (id: number, body: object) => manage.owner('PATCH', `/catalogues/${id}`, body)

  it('lists every catalogue of the account', async () => {
    const answer = await manage.owner('GET', '/catalogues', undefined, { host: 'homes.example' })
    const { data, next } = cataloguesAnswer.parse(answer.json())
    expect(answer.json()).toEqual({ data, next: null })
    expect(next).toBeNull()
    expect(data.map(({ token }) => token)).toEqual(['coast', 'harbour', 'hill', 'meadow'])
    const { catalogues } = manage.sample
    expect(data[0]?.members).toEqual([catalogues.harbour, catalogues.hill, catalogues.meadow])
    expect(data[1]).toMatchObject({
      url: 'http://homes.example/harbour',
      embed_domains: ['www.coast.example'],
      contacts: { name: 'Sales office', photo: null, logo: { width: 400 }, is_partner: false },
      privacy: [
        { domain: null, url: 'https://coast.example/privacy' },
        { domain: 'homes.example', url: 'https://homes.example/privacy' },
      ],
      sales: { email: 'desk@coast.example', lang: 'en' },
    })
  })

  it('lists them page by page if a limit is given', async () => {
    const tokensOf = async (query: string) => {
      const answer = await manage.owner('GET', `/catalogues${query}`)
      expect(answer.statusCode, answer.body).toBe(200)
      const { data, next } = cataloguesAnswer.parse(answer.json())
      return { tokens: data.map(({ token }) => token), next }
    }
    const all = (await tokensOf('')).tokens
    const pages: string[][] = []
    for (let next: number | null = 0; next !== null; ) {
      const page = await tokensOf(`?limit=3&after=${next}`)
      pages.push(page.tokens)
      next = page.next
    }
    expect(pages.flat()).toEqual(all)
    expect(pages.slice(0, -1).every(({ length }) => length === 3)).toBe(true)
    expect((await tokensOf(`?limit=${all.length}`)).next).toBeNull()
    expect((await tokensOf('?after=99999999999')).tokens).toEqual([])
    for (const query of ['?limit=0', '?limit=1001', '?after=x'])
      expect((await manage.owner('GET', `/catalogues${query}`)).statusCode).toBe(400)
  })

  it('accepts a plain text as name, and contacts with only a name', async () => {
    const created = await create(ic({ token: newToken(), name: 'Harbour', contacts: { name: 'Ada' } }))
    expect(created.name).toEqual({ en: 'Harbour' })
    const empty = { company: null, phones: [], email: null, profile_type: null, photo: null, logo: null }
    expect(created.contacts).toEqual({ name: 'Ada', ...empty, is_partner: false })
    const changed = await patch(created.id, { contacts: { phones: ['+44 20 7946 0321'] }, name: 'Quay' })
    expect(changed.json().data).toMatchObject({
      name: { en: 'Quay' },
      contacts: { name: 'Ada', phones: ['+44 20 7946 0321'] },
    })
    const nameless = await manage.owner('POST', '/catalogues', ic({ token: newToken(), contacts: {} }))
    expect([nameless.statusCode, nameless.json().errors]).toEqual([422, [{ field: 'contacts.name', code: 'required' }]])
  })

  it('accepts a catalogue without an address for mails about requests', async () => {
    const created = await create(ic({ token: newToken(), sales: { email: null, lang: 'en' } }))
    expect(created.sales).toEqual({ email: null, lang: 'en' })
    const changed = await patch(created.id, { sales: { email: 'desk@homes.example', lang: 'en' } })
    expect(changed.json().data.sales.email).toBe('desk@homes.example')
  })

  it('creates a catalogue with default settings that can be opened at once', async () => {
    const directory = await openDirectory(manage.test.database, manage.feed)
    const token = newToken()
    const created = await create(ic({ token }))
    expect(created).toMatchObject({
      published: true,
      default_lang: 'ru',
      languages: ['ru', 'en', 'he', 'mne', 'zh', 'pt', 'ka', 'tr', 'us', 'uz', 'cs', 'uk', 'de'],
      color_scheme: { theme: 'light' },
      chess: { enabled: true },
      premises: { enabled: true },
      embed_domains: null,
      members: [],
      privacy: [],
    })
    expect(changes()).toEqual([`catalogue:${created.id}`, 'directory:0'])
    expect(directory.resolve(token)?.catalogue.id).toBe(created.id)
  })

  it('starts in the first language of a catalogue without Russian', async () => {
    expect(await create(ic({ token: newToken(), languages: ['de', 'en', 'de'] }))).toMatchObject({
      default_lang: 'de',
      languages: ['de', 'en'],
    })
  })

  it('sanitises html', async () => {
    const { info, templates } = await create(
      ic({
        token: newToken(),
        info: { enabled: true, about: { en: '<p onclick="x()">Hi<script>x()</script></p>' } },
        templates: { spring: { en: '<b>5%</b><iframe src="https://x.example"></iframe>' } },
      }),
    )
    expect(info.about).toEqual({ en: '<p>Hi</p>' })
    expect(templates).toEqual({ spring: { en: '<b>5%</b>' } })
  })

  it('changes only the fields in the body', async () => {
    const before = await create(ic({ token: newToken() }))
    changes()
    const token = newToken()
    const answer = await patch(before.id, { token, embed_domains: ['b.example', '*.a.example', 'b.example'] })
    const url = before.url.replace(before.token, token)
    expect(catalogueAnswer.parse(answer.json()).data).toEqual({
      ...before,
      token,
      url,
      embed_domains: ['*.a.example', 'b.example'],
    })
    expect(changes()).toEqual([`catalogue:${before.id}`, 'directory:0'])
    const { data } = (await manage.owner('GET', '/catalogues')).json()
    expect(data.find(({ id }: Catalogue) => id === before.id)).toMatchObject({ token })
  })

  it('notifies the directory only of fields that the directory holds', async () => {
    const { id } = await create(ic({ token: newToken() }))
    changes()
    await patch(id, { contacts: { ...CONTACTS, photo_id: manage.sample.files.portrait } })
    expect(changes()).toEqual([`catalogue:${id}`])
  })

  it('announces nothing if nothing changes', async () => {
    const { id, token, languages } = await create(
      ic({ token: newToken(), privacy: [{ domain: 'B.example', url: 'https://b.example/privacy' }] }),
    )
    changes()
    const { statusCode } = await patch(id, {
      token,
      languages,
      contacts: CONTACTS,
      privacy: [{ domain: 'b.EXAMPLE', url: 'https://b.example/privacy' }],
    })
    expect(statusCode).toBe(200)
    expect(changes()).toEqual([])
  })

  it("announces a catalogue's change to its groups, and a group's change to its members", async () => {
    const { coast, hill, harbour } = manage.sample.catalogues
    await patch(hill, { name: { en: 'Hillside' } })
    expect(changes()).toEqual([`catalogue:${coast}`, `catalogue:${hill}`].sort())
    const group = await create({ ...GROUP, token: newToken(), members: [hill] })
    changes()
    await patch(group.id, { members: [harbour] })
    expect(changes()).toEqual(
      [`catalogue:${group.id}`, `catalogue:${harbour}`, `catalogue:${hill}`, 'directory:0'].sort(),
    )
  })

  it('refuses a token that is taken, even by another account', async () => {
    const created = await create(ic({ token: newToken() }))
    for (const answer of [
      await manage.owner('POST', '/catalogues', ic({ token: 'harbour' })),
      await patch(created.id, { token: 'harbour' }),
      await manage.stranger('POST', '/catalogues', { ...GROUP, token: 'harbour' }),
    ]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'conflict', detail: 'token: is taken' })
    }
    // The conflict rolls back what was written before it was found.
    const { data } = (await manage.owner('GET', '/catalogues')).json()
    expect(data.find(({ id }: Catalogue) => id === created.id)).toEqual(created)
  })

  it.each([
    ['an ic without a project', { project_id: null }, 422, 'project_id'],
    ['an unknown project', { project_id: 999_999_999_999 }, 404, 'project_id'],
    ['an ic with members', { members: [1] }, 422, 'members'],
    ['a default language that is not among its languages', { default_lang: 'ar' }, 422, 'default_lang'],
    ['no name at all', { name: { en: ' ' } }, 422, 'name'],
    ['an unknown logo', { contacts: { ...CONTACTS, logo_id: 999_999 } }, 404, 'contacts.logo_id'],
    [
      'two policies for a domain',
      { privacy: Array(2).fill({ domain: null, url: 'https://a.example' }) },
      422,
      'privacy',
    ],
    ['a reserved token', { token: 'chess' }, 400, 'token'],
  ])('refuses %s', async (_, fields, status, field) => {
    const answer = await manage.owner('POST', '/catalogues', ic({ token: newToken(), ...fields }))
    expect(answer.statusCode, answer.body).toBe(status)
    expect(answer.json().detail).toContain(field)
    expect(changes()).toEqual([])
  })

  it('refuses a logo that is not a picture', async () => {
    const contacts = { ...CONTACTS, logo_id: manage.sample.files.brochure }
    const answer = await manage.owner('POST', '/catalogues', ic({ token: newToken(), contacts }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toBe('contacts.logo_id: is application/pdf, not a picture')
  })

  it('lets a group contain only single catalogues, each once, and no project', async () => {
    const { coast, hill } = manage.sample.catalogues
    const group = await create({ ...GROUP, token: newToken() })
    for (const [body, status] of [
      [{ members: [coast] }, 422],
      [{ members: [group.id] }, 422],
      [{ members: [hill, hill] }, 422],
      [{ members: [hill, 999_999] }, 404],
    ] as const) {
      expect((await patch(group.id, body)).statusCode).toBe(status)
    }
    const project_id = manage.sample.projects.hill
    expect((await manage.owner('POST', '/catalogues', { ...GROUP, token: newToken(), project_id })).statusCode).toBe(
      422,
    )
    expect((await patch(hill, { members: [group.id] })).statusCode).toBe(422)
  })

  it('deletes a catalogue and removes it from its groups', async () => {
    const member = await create(ic({ token: newToken() }))
    const group = await create({ ...GROUP, token: newToken(), members: [member.id] })
    changes()
    expect((await manage.owner('DELETE', `/catalogues/${member.id}`)).statusCode).toBe(204)
    expect(changes()).toEqual([`catalogue:${member.id}`, `catalogue:${group.id}`, 'directory:0'].sort())
    const { data } = (await manage.owner('GET', '/catalogues')).json()
    expect(data.find(({ id }: Catalogue) => id === group.id).members).toEqual([])
    expect((await manage.owner('DELETE', `/catalogues/${member.id}`)).statusCode).toBe(404)
  })

  it('refuses to delete a catalogue that has orders', async () => {
    const { id } = await create(ic({ token: newToken() }))
    await manage.test.database.queries.insert(orders).values({
      catalogue_id: id,
      idempotency_key: 'one',
      kind: 'callback',
      name: 'Visitor',
      phone: '1',
      phone_normalised: '1',
      page: '/',
      lang: 'en',
      utm: {},
      tracking: {},
      is_robot: false,
      origin: 'https://vitrine.example',
    })
    changes()
    const answer = await manage.owner('DELETE', `/catalogues/${id}`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().detail).toContain('archive it instead')
    expect(changes()).toEqual([])
  })

  it('archives a catalogue, which hides it and removes it from its group, and can unarchive it', async () => {
    const { database } = manage.test
    const member = await create(ic({ token: newToken() }))
    const group = await create({ ...GROUP, token: newToken(), members: [member.id] })
    const directory = await openDirectory(database, manage.feed)
    expect((await patch(member.id, { archived: true })).json().data).toMatchObject({ archived: true })
    expect(directory.resolve(member.token)).toBeNull()
    expect(directory.resolve(group.token)?.catalogue.members).toEqual([])
    const { data } = (await manage.owner('GET', '/catalogues')).json()
    expect(data.find(({ id }: Catalogue) => id === member.id)).toMatchObject({ archived: true, token: member.token })
    expect((await manage.owner('POST', '/catalogues', ic({ token: member.token }))).statusCode).toBe(409)
    await patch(member.id, { archived: false })
    expect(directory.resolve(group.token)?.catalogue.members).toEqual([member.id])
  })

  it('lets another account neither see nor change anything', async () => {
    const { catalogues, projects, files } = manage.sample
    expect((await manage.stranger('GET', '/catalogues')).json()).toEqual({ data: [], next: null })
    const answers = [
      await manage.stranger('PATCH', `/catalogues/${catalogues.hill}`, { published: false }),
      await manage.stranger('DELETE', `/catalogues/${catalogues.hill}`),
      await manage.stranger('POST', '/catalogues', ic({ token: newToken(), project_id: projects.hill })),
      await manage.stranger('POST', '/catalogues', { ...GROUP, token: newToken(), members: [catalogues.hill] }),
      await manage.stranger('POST', '/catalogues', {
        ...GROUP,
        token: newToken(),
        contacts: { ...CONTACTS, photo_id: files.portrait },
      }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect(changes()).toEqual([])
  })
})
