import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProjectFile } from '#contract/project-file.ts'
import { wholeAccount } from '#server/account/reach.ts'
import { listCatalogues } from '#server/catalogue/catalogue-store.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { consentTexts } from '#server/db/tables/consent.ts'
import { formatErrorLine } from './format-error-line.ts'
import { type ProjectInput, sampleFile, startImport, type TestImport } from './import.fixture.ts'
import type { ImportOptions } from './import-deps.ts'
import { importFile } from './import-file.ts'

const NO_POLICY =
  'Visitors are asked to agree to a privacy policy that they can\'t open: add "privacy": [{ "url": "https://…" }] to "catalogue"'

describe.each(DATABASES)('the catalogue of an import on $name', ({ start }) => {
  let test: TestImport
  beforeAll(async () => {
    test = await startImport(start)
  })
  afterAll(() => test.stop())

  const run = async (file: object, options: Partial<ImportOptions> = {}) => {
    const outcome = await importFile(test.parts, test.accountId, file, { dryRun: false, ...options })
    if (!outcome.ok) return { lines: outcome.rows.map(formatErrorLine), warnings: [], catalogue: null }
    const { rows, warnings, catalogue } = outcome.report
    return { lines: rows.map(formatErrorLine), warnings: warnings.map(formatErrorLine), catalogue }
  }
  const stored = () => listCatalogues(test.parts.database.queries, wholeAccount(test.accountId))

  it('is created on request, and a warning is given otherwise', async () => {
    const silent = await run(plainFile('harbour'), { makesCatalogue: false })
    expect(silent).toEqual({
      lines: [],
      warnings: [
        'estates: There are no units: the file has no building, so the catalogue will be empty',
        'catalogue: The project has no catalogue, so no page shows it: add "catalogue": {} to the file',
      ],
      catalogue: null,
    })
    const dry = await run(plainFile('harbour'), { dryRun: true, makesCatalogue: true })
    expect(dry.catalogue).toEqual({ token: 'harbour', url: '/de/harbour', created: true, changed: [] })
    expect(await stored()).toEqual([])
    const made = await run(plainFile('harbour'), { makesCatalogue: true })
    expect(made.catalogue).toEqual({ token: 'harbour', url: '/de/harbour', created: true, changed: [] })
    expect(made.warnings.slice(1)).toEqual([
      'catalogue: Requests of visitors are kept, but mailed to nobody: add "sales": { "email": "…" } to "catalogue"',
      `catalogue.privacy: ${NO_POLICY}`,
    ])
    const [catalogue] = await stored()
    expect(catalogue).toMatchObject({
      token: 'harbour',
      name: { de: 'Hafen', en: 'Harbour' },
      default_lang: 'de',
      published: true,
      contacts: { name: 'Harbour', phones: [], email: null },
      sales: { email: null, lang: 'de' },
    })
    expect(test.takeChanges()).toContain('directory:0')
    // The consent texts of its forms are stored before the first visit.
    expect((await test.parts.database.queries.select().from(consentTexts)).length).toBeGreaterThan(0)
    expect((await run(plainFile('harbour'), { makesCatalogue: true })).catalogue).toMatchObject({ created: false })
    expect(await stored()).toHaveLength(1)
  })

  it('takes the settings that the file names, and keeps the others', async () => {
    const catalogue = {
      token: 'quay',
      name: 'The Quay',
      languages: ['en', 'de'],
      default_lang: 'en',
      contacts: { name: 'Ada', phones: ['+44 20 7946 0321'] },
      sales: { email: 'sales@homes.example' },
    }
    const made = await run({ ...plainFile('quay-1'), catalogue })
    expect(made).toMatchObject({ lines: [], catalogue: { token: 'quay', url: '/en/quay', created: true } })
    const change = { ...plainFile('quay-1'), catalogue: { contacts: { company: 'Coast Homes' } } }
    const expected = { lines: [], catalogue: { token: 'quay', created: false, changed: ['contacts'] } }
    expect(await run(change, { dryRun: true })).toMatchObject(expected)
    expect(await run(change)).toMatchObject(expected)
    expect((await stored()).find(({ token }) => token === 'quay')).toMatchObject({
      name: { en: 'The Quay' },
      languages: ['en', 'de'],
      sales: { email: 'sales@homes.example', lang: 'en' },
      contacts: { name: 'Ada', company: 'Coast Homes', phones: ['+44 20 7946 0321'] },
    })
  })

  it('counts as changed only if a setting differs, and an editor may send unchanged settings', async () => {
    const privacy = [{ domain: 'Homes.example', url: 'https://homes.example/privacy' }]
    const file = { ...plainFile('quay-1'), catalogue: { name: 'The Quay', privacy } }
    expect(await run(file)).toMatchObject({
      warnings: [expect.any(String), `catalogue.privacy: ${NO_POLICY}`],
      catalogue: { changed: ['privacy'] },
    })
    test.takeChanges()
    const same = await run(file, { role: 'editor' })
    expect(same).toMatchObject({ lines: [], warnings: [expect.any(String)], catalogue: { changed: [] } })
    expect(test.takeChanges()).toEqual([])
  })

  it('has thirteen languages by default, and Arabic too if the file has Arabic texts', async () => {
    const languagesOf = async (id: string, name: object, catalogue: object) => {
      const file = plainFile(id)
      expect(await run({ ...file, project: { ...file.project, name }, catalogue })).toMatchObject({ lines: [] })
      const made = (await stored()).find(({ token }) => token === id)
      return {
        count: made?.languages.length,
        arabic: made?.languages.includes('ar'),
        default_lang: made?.default_lang,
      }
    }
    expect(await languagesOf('few', { en: 'Port' }, {})).toEqual({ count: 13, arabic: false, default_lang: 'en' })
    expect(await languagesOf('mina', { ar: 'ميناء' }, {})).toEqual({ count: 14, arabic: true, default_lang: 'ar' })
    const asked = { default_lang: 'ar' }
    expect(await languagesOf('asked', { en: 'Port' }, asked)).toEqual({ count: 14, arabic: true, ...asked })
  })

  it('has a policy for all hosts if the domain is missing or null', async () => {
    const url = 'https://homes.example/privacy'
    for (const [index, policy] of [{ url }, { domain: null, url }].entries()) {
      const id = `policy-${index}`
      const made = await run({
        ...plainFile(id),
        catalogue: { sales: { email: 'a@homes.example' }, privacy: [policy] },
      })
      expect(made).toMatchObject({ lines: [], warnings: [expect.stringMatching(/no units/)] })
      expect((await stored()).find(({ token }) => token === id)?.privacy).toEqual([{ domain: null, url }])
    }
  })

  it.each<readonly [string, string, ProjectFile['catalogue'] | object, string]>([
    [
      'the token of another catalogue',
      'new',
      { token: 'quay' },
      'catalogue.token: "quay" is the address of another catalogue: choose another token',
    ],
    [
      'a token that the server uses',
      'new',
      { token: 'api' },
      'catalogue.token: Has to be another word: this one is an address of the server itself, not "api"',
    ],
    [
      'a token with spaces',
      'new',
      { token: 'my page' },
      'catalogue.token: Has to be 1 to 64 letters of a to z, digits, - and _, not "my page"',
    ],
    [
      'a default language outside of its languages',
      'new',
      { languages: ['en'], default_lang: 'de' },
      'catalogue.default_lang: is not among the languages',
    ],
    [
      'a policy for an address, not a host',
      'new',
      { privacy: [{ domain: 'https://homes.example', url: 'https://homes.example/privacy' }] },
      'catalogue.privacy[0].domain: Has to be a host such as "homes.example", or null for all hosts, not "https://homes.example"',
    ],
    [
      'an invalid e-mail address',
      'new',
      { sales: { email: 'sales' } },
      'catalogue.sales.email: Has to be a valid email, not "sales"',
    ],
  ])('reports %s', async (_, id, catalogue, line) => {
    expect((await run({ ...plainFile(id), catalogue })).lines).toEqual([line])
  })

  it("can't move to another address, and an editor can't change where requests go", async () => {
    const [first] = await stored()
    const moved = await run({ ...plainFile('harbour'), catalogue: { token: 'port' } })
    expect(moved.lines).toEqual([
      `catalogue.token: The project is at "harbour" already: write that token, or change it by PATCH manage/catalogues/${first?.id}`,
    ])
    const sales = { sales: { email: 'mine@homes.example' } }
    const locked = await run({ ...plainFile('harbour'), catalogue: sales }, { role: 'editor' })
    expect(locked.lines).toEqual(['catalogue.sales: Only an owner may change it: leave it out'])
  })

  it('of an editor has no setting of owners, not even when it is new', async () => {
    const analytics = { metrika_id: '7', gtm_id: null, rpt: null }
    for (const id of ['harbour', 'of-an-editor']) {
      const refused = await run({ ...plainFile(id), catalogue: { analytics } }, { role: 'editor', dryRun: true })
      expect(refused.lines).toEqual(['catalogue.analytics: Only an owner may change it: leave it out'])
    }
    const contacts = { email: 'editor@homes.example' }
    const made = await run({ ...plainFile('of-an-editor'), catalogue: { contacts } }, { role: 'editor' })
    expect(made.lines).toEqual([])
    expect((await stored()).find(({ token }) => token === 'of-an-editor')?.sales.email).toBeNull()
  })

  it('gets another address if the project id is taken or not allowed', async () => {
    const second = await run(plainFile('quay'), { makesCatalogue: true })
    expect(second.catalogue?.token).toBe('quay-2')
    expect((await run(plainFile('api'), { makesCatalogue: true })).catalogue?.token).toBe('project-api')
    expect((await run(plainFile('Дом 1'), { makesCatalogue: true })).catalogue?.token).toBe('1')
  })
})

/** A project with no content. */
function plainFile(id: string): ProjectInput {
  const { statuses } = sampleFile()
  return {
    vitrine: 1,
    project: { id, name: { de: 'Hafen', en: 'Harbour' }, currency: 'EUR' },
    statuses,
    layouts: [],
    estates: [],
  }
}
