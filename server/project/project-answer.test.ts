import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import type { Call } from '#server/public-call/call.ts'
import { type Answers, openAnswers } from './answers.fixture.ts'

// Together with the tests of token and chess, because each test file starts two databases.
describe.each(DATABASES)('the responses on $name', ({ start }) => {
  let answers: Answers
  beforeAll(async () => {
    answers = await openAnswers(await start())
  })
  afterAll(() => answers.stop())

  describe('of the token', () => {
    it('describes a group, its published members and their free units', async () => {
      const { catalogs, settings, interactive, subjects } = await answers.token(answers.aCall('coast'))
      expect(settings).toEqual({
        id: answers.sample.catalogues.coast,
        type: 'GroupInteractiveCatalogue',
        name: 'Coast Homes',
        project_id: null,
        default_lang: { id: 2, name: 'en', is_rtl: false },
        short_type: 'gic',
        indexable: true,
      })
      const root = { id: String(answers.sample.interactives.coast_map), frame: 0 }
      expect(interactive).toEqual({ enabled: true, root })
      expect(catalogs.map(({ name }) => name)).toEqual(['Harbour Quarter', 'Hill'])
      expect(catalogs[0]).toMatchObject({
        token: 'harbour',
        project_id: answers.sample.projects.harbour,
        image: { src: expect.stringMatching(/^\/media\/0{31}1\//), width: 1600 },
        address: '3 Quay Street',
        construction_end: { quarter: 3, year: 2027 },
        // Free: 101 at 95,000, 102 at 135,000, 202 on request, 203, 112, P1, 10 and 2 at 216,000.
        free_count: 8,
        min_price: 20_000,
        free_by_label: [
          { label: '1', count: 4, min_price: 135_000 },
          { label: '2', count: 2, min_price: 216_000 },
          { label: 'studio', count: 1, min_price: 95_000 },
        ],
        // P1 is the parking space.
        free_by_kind: [
          { kind: 'home', count: 7, all: 7, min_price: 95_000 },
          { kind: 'parking', count: 1, all: 1, min_price: 20_000 },
        ],
      })
      const hill = { currency: 'AED', area_unit: 'ft', image: null, address: null, free_count: 1, min_price: 1_000_000 }
      expect(catalogs[1]).toMatchObject({ ...hill, stage: null })
      const { catalogues, projects } = answers.sample
      expect(subjects).toEqual(
        [
          'directory:0',
          `catalogue:${catalogues.coast}`,
          ...[catalogues.harbour, catalogues.hill].map((id) => `catalogue:${id}`),
          ...[projects.harbour, projects.hill].flatMap((id) => [`project:${id}`, `chess:${id}`]),
        ].sort(),
      )
    })

    it('counts unpublished units in a preview', async () => {
      const { catalogs } = await answers.token(answers.aCall('coast', { isPreview: true }))
      expect(catalogs.map(({ name }) => name)).toEqual(['Harbour Quarter', 'Hill', 'Meadow'])
      expect(catalogs[0]).toMatchObject({ free_count: 10, min_price: 1 })
      expect(catalogs[2]).toMatchObject({ free_count: 0, min_price: null, free_by_label: [] })
    })

    it('lists the other projects of its group', async () => {
      const { catalogs, settings, subjects } = await answers.token(answers.aCall('harbour'))
      expect(settings).toMatchObject({ short_type: 'ic', project_id: answers.sample.projects.harbour })
      expect(catalogs.map((entry) => entry.token)).toEqual(['harbour', 'hill'])
      expect(subjects).toContain(`pictures:${answers.sample.projects.harbour}`)
    })

    it('shows the contacts of the developer', async () => {
      const { contacts, info } = await answers.token(answers.aCall('harbour'))
      expect(contacts).toMatchObject({ name: 'Sales office', phones: ['+382 67 000 111'], is_partner: false })
      expect(contacts).toMatchObject({ email: 'sales@coast.example', photo: null, logo: { width: 400 } })
      expect(info.about).toMatch(/^<p>Since 1998\. Write to <a href="mailto:sales@coast\.example"/)
    })

    it('shows only the partner under a partner link, and no contact of the developer anywhere', async () => {
      const { contacts, info, subjects, ...rest } = await answers.token(answers.aCall('harbour', {}, 'anna'))
      expect(contacts).toMatchObject({ name: 'Anna Petrova', company: 'Bay Agency', profile_type: 1, is_partner: true })
      expect(contacts).toMatchObject({ photo: { width: 300 }, logo: { src: expect.stringMatching(/svg$/) } })
      expect(info.about).toBe('<p>Since 1998. Write to , .</p>')
      expect(JSON.stringify({ contacts, info, rest })).not.toMatch(
        /000.{0,2}111|coast\.example"|sales@|Sales office|Ltd/,
      )
      expect(subjects).toContain(`partner:${answers.sample.partners.anna}`)
    })

    it('lists the languages, and falls back for each text separately', async () => {
      const { languages, current_lang, settings, templates } = await answers.token(
        answers.aCall('harbour', { lang: 'de' }),
      )
      expect(languages.map(({ id, name, is_rtl }) => [id, name, is_rtl])).toEqual([
        [2, 'en', false],
        [13, 'de', false],
        [14, 'ar', true],
      ])
      expect(current_lang).toEqual({ id: 13, name: 'de', is_rtl: false })
      expect(settings.name).toBe('Hafenviertel')
      expect(templates).toEqual({ spring: '<p>Fünf Prozent.</p>' })
      expect((await answers.token(answers.aCall('hill', { lang: 'de' }))).settings.name).toBe('Hill')
    })

    it('links the privacy policy of the domain, otherwise the general one, otherwise none', async () => {
      const urlOf = async (first: string, domain: string | null) =>
        (await answers.token(answers.aCall(first, { domain }))).privacy.url
      expect(await urlOf('harbour', 'homes.example')).toBe('https://homes.example/privacy')
      expect(await urlOf('harbour', 'other.example')).toBe('https://coast.example/privacy')
      expect(await urlOf('harbour', null)).toBe('https://coast.example/privacy')
      expect(await urlOf('coast', null)).toBeNull()
    })

    it('offers a CRM if an integration is enabled', async () => {
      expect((await answers.token(answers.aCall('harbour'))).capabilities).toEqual({
        crm: true,
        events: true,
        pdf: true,
      })
      expect((await answers.token(answers.aCall('hill'))).capabilities.crm).toBe(false)
    })

    it('starts with the root picture, otherwise with the facade drawn from the first estate, otherwise with none', async () => {
      const rootOf = async (first: string) => (await answers.token(answers.aCall(first))).interactive.root
      expect(await rootOf('harbour')).toEqual({ id: String(answers.sample.interactives.masterplan), frame: 0 })
      expect(await rootOf('hill')).toEqual({ id: `estate-${answers.sample.estates.villas}`, frame: 0 })
      expect(await rootOf('meadow')).toBeNull()
    })
  })

  describe('of a project', () => {
    it('has all its fields', async () => {
      const answer = await answers.project(answers.aCall('harbour'), answers.sample.projects.harbour)
      expect(answer?.project).toMatchObject({
        name: 'Harbour Quarter',
        currency: 'EUR',
        extra_price_label: 'With finishing',
        position: { lat: 42.43, lng: 18.7 },
        description: '<p>By the <b>sea</b>.</p>',
        gallery: [{ caption: 'The quay' }, { caption: null }],
        features: [
          { icon: 'lift', name: 'Lift', description: 'To every storey' },
          { icon: null, name: 'Marina', description: null },
        ],
        documents: [
          { kind: 'presentation', name: 'Brochure', media_type: 'application/pdf', size: 4096 },
          { kind: 'document', name: 'Permit', src: expect.stringMatching(/^\/media\/0{31}6\/file\.pdf$/) },
        ],
        map_image: { width: 1600 },
        payment_programmes: [
          { id: answers.sample.programmes.bank, kind: 'credit', rate: 5.9 },
          { name: 'Own', max_term: 24 },
        ],
        videos: [{ kind: 'file', src: expect.stringMatching(/file\.mp4$/), name: 'Flight', poster: { width: 1600 } }],
        panoramas: [{ id: answers.sample.interactives.lobby, name: 'Lobby', thumb: { width: 4096 } }],
        kindergarten: 1,
        school: 0,
        sports_ground: null,
        parking_type: 'underground',
      })
      const id = answers.sample.projects.harbour
      expect(answer?.subjects).toEqual(['directory:0', `pictures:${id}`, `project:${id}`])
    })

    it('has the published reports, newest first, and all of them in a preview', async () => {
      const id = answers.sample.projects.harbour
      const monthsOf = (answer: Awaited<ReturnType<Answers['project']>>) =>
        answer?.project.reports.map(({ month, pictures }) => [month, pictures.length])
      expect(monthsOf(await answers.project(answers.aCall('harbour'), id))).toEqual([
        ['2026-10', 1],
        ['2026-09', 0],
      ])
      const preview = await answers.project(answers.aCall('harbour', { isPreview: true }), id)
      expect(monthsOf(preview)?.[0]).toEqual(['2026-11', 0])
    })

    it('has what units refer to, in order', async () => {
      const answer = await answers.project(answers.aCall('harbour', { lang: 'de' }), answers.sample.projects.harbour)
      expect(answer?.layouts.map(({ label }) => label)).toEqual(['studio', '1', '2', ''])
      const [studio, one, duplex] = answer?.layouts ?? []
      expect(studio).toMatchObject({ area_total: 30.5, plan: { width: 400 }, bathrooms: 1, area_living: null })
      expect(Object.keys(one ?? {})).not.toEqual(expect.arrayContaining(['plan_levels']))
      expect(duplex).toMatchObject({
        plan: null,
        plan_levels: [{ src: expect.stringMatching(/3\/file\.svg$/) }, { src: expect.stringMatching(/4\/file\.svg$/) }],
        tour: { kind: 'panorama', id: answers.sample.interactives.lobby },
        video: { kind: 'embed', src: 'https://films.example/duplex', name: null, poster: null },
      })
      expect(answer?.statuses.map(({ type, name }) => [type, name])).toEqual([
        [1, 'Frei'],
        [2, 'Reserved'],
        [3, 'Sold'],
        [4, 'Not for sale'],
      ])
      expect(answer?.promoactions).toMatchObject([
        { sale: 5, description: '<p>Five percent.</p>', until: '2099-05-31' },
        { sale: 10, description: null, until: null },
      ])
      expect(answer?.tags.map(({ name }) => name)).toEqual(['Terrasse', 'Corner'])
    })

    it('is available through its own catalogue and its group, and if unpublished only in a preview', async () => {
      const { harbour, hill, meadow } = answers.sample.projects
      const isThere = async (call: Call, id: number) => (await answers.project(call, id)) !== null
      expect(await isThere(answers.aCall('coast'), hill)).toBe(true)
      expect(await isThere(answers.aCall('harbour'), hill)).toBe(false)
      expect(await isThere(answers.aCall('coast'), meadow)).toBe(false)
      expect(await isThere(answers.aCall('meadow'), meadow)).toBe(false)
      expect(await isThere(answers.aCall('coast', { isPreview: true }), meadow)).toBe(true)
      expect(await isThere(answers.aCall('coast'), 999_999_999_999_999)).toBe(false)
      expect(await answers.chess(answers.aCall('harbour'), hill)).toBeNull()
      expect(await answers.chess(answers.aCall('coast'), harbour)).not.toBeNull()
    })
  })

  describe('of the chess', () => {
    function outlineOf(answer: Awaited<ReturnType<Answers['chess']>>) {
      return answer?.estates.map(({ name, sections }) => [
        name,
        sections.map(({ number, storeys }) => [
          number,
          storeys.map((storey) => [storey.number, storey.instances.map((instance) => instance.number).join(' ')]),
        ]),
      ])
    }

    it('has every published unit in its place', async () => {
      const answer = await answers.chess(answers.aCall('harbour', { lang: 'de' }), answers.sample.projects.harbour)
      expect(outlineOf(answer)).toEqual([
        [
          'Nord',
          [
            [
              1,
              [
                [1, '101 102 103'],
                [2, '201 202 203'],
              ],
            ],
            [2, [[1, '111 112']]],
          ],
        ],
        [
          'South',
          [
            [
              1,
              [
                [-1, 'P1 P2'],
                [1, '2 10'],
              ],
            ],
          ],
        ],
      ])
      const id = answers.sample.projects.harbour
      expect(answer?.subjects).toEqual([`chess:${id}`, 'directory:0', `project:${id}`])
    })

    it('also has unpublished units in a preview', async () => {
      const outline = outlineOf(
        await answers.chess(answers.aCall('harbour', { isPreview: true }), answers.sample.projects.harbour),
      )
      expect(outline?.map(([name]) => name)).toEqual(['North', 'South', 'West'])
      expect(JSON.stringify(outline)).toContain('201 202 203 204')
    })

    it('has only the fields of a unit that are set', async () => {
      const { aCall, chess, sample } = answers
      const [north] = (await chess(aCall('harbour'), sample.projects.harbour))?.estates ?? []
      const facade = { interactive: sample.interactives.north_facade, frame: 0 }
      expect(north).toMatchObject({ order: 0, type: 'house', stage: 'process', house_type: 'monolithic', facade })
      expect(north?.sections.map(({ name }) => name)).toEqual([null, 'Sea side'])
      const [first, second] = north?.sections[0]?.storeys ?? []
      expect(first).toMatchObject({ order: 1, plan: { interactive: sample.interactives.north_plan, frame: 0 } })
      expect(north?.sections[1]?.storeys[0]?.plan).toBeNull()
      expect(first?.instances[0]).toEqual({
        id: sample.instances.u101,
        number: '101',
        layout_id: sample.layouts.studio,
        status_id: sample.statuses.free,
        promoactions: [sample.promoactions.spring],
        tags: [sample.tags.terrace, sample.tags.corner],
        price: 100_000,
        extra_price: 110_000.5,
        position: 1,
        renovation: 3,
        window_view: 5,
      })
      expect(second?.instances[1]).toMatchObject({ number: '202', price: null, extra_price: null })
      expect(second?.instances[2]).toMatchObject({
        price: 250_000.5,
        span: { columns: 2, storeys: 1 },
        gallery: [{ caption: 'Terrace', image: { width: 1600 } }],
        tour: { kind: 'embed', src: 'https://tours.example/203' },
        video: { kind: 'file', src: expect.stringMatching(/file\.mp4$/) },
      })
    })
  })
})
