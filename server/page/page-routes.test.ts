import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Boot } from '#contract/boot.ts'
import { LANGUAGES } from '#domain/language/language.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { signPreview } from '#server/preview/preview-token.ts'

const SECRET = 'a secret of tests, and of nothing else'

describe.each(DATABASES)('pages on $name', ({ start }) => {
  let test: TestDatabase
  let server: TestApp
  let sample: Sample
  beforeAll(async () => {
    test = await start()
    sample = await insertSample(test.database.queries)
    server = await startTestApp(test, { secretKey: SECRET })
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  async function open(url: string, headers: Record<string, string> = {}) {
    const answer = await server.app.inject({ url, headers: { host: 'vitrine.example', ...headers } })
    const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(answer.body)?.[1]
    return { ...answer, status: answer.statusCode, body: answer.body, boot: JSON.parse(boot ?? 'null') as Boot }
  }

  describe('outside of catalogues', () => {
    it.each(LANGUAGES)('show the welcome page in $own_name at /$code', async ({ code, tag, is_rtl }) => {
      const { status, body, boot } = await open(`/${code}`)
      expect(status).toBe(200)
      expect(body).toContain(`lang="${tag}" dir="${is_rtl ? 'rtl' : 'ltr'}"`)
      expect(body).toContain((await loadMessages(code))['welcome.title'])
      expect(boot).toMatchObject({ page: 'welcome', lang: code, token: null, preload: [] })
    })

    it('return 429 after thirty guessed links, but not for existing ones', async () => {
      const ask = async (url: string) => (await server.app.inject({ url, remoteAddress: '198.51.100.9' })).statusCode
      for (let guess = 0; guess < 30; guess += 1) expect(await ask(`/harbour/guess-${guess}`)).toBe(404)
      expect(await ask('/harbour/guess')).toBe(429)
      expect(await ask('/harbour~guess')).toBe(429)
      expect(await ask('/harbour/anna')).toBe(200)
    })

    it('show the welcome page in the language of the browser, and name no catalogue', async () => {
      const { body, headers } = await open('/', { 'accept-language': 'he-IL, en;q=0.5' })
      expect(body).toContain('lang="he" dir="rtl"')
      expect(headers.vary).toBe('Accept-Encoding, Sec-CH-UA-Mobile, User-Agent, Accept-Language')
      expect(body).not.toMatch(/harbour|coast/i)
    })

    it.each(['/nobody', '/nobody/chess', '/ru/nobody/partner/premises', '/harbour/nobody', '/meadow'])(
      'return 404 and the matching page for the unknown token of %s',
      async (url) => {
        const { status, boot } = await open(url)
        expect([status, boot.page]).toEqual([404, 'token-not-found'])
      },
    )
  })

  it('contain the token response and start the data calls', async () => {
    const { status, boot } = await open('/harbour')
    const project = `/api/v1/public/projects/${sample.projects.harbour}`
    expect(status).toBe(200)
    expect(boot.page).toBe('catalogue')
    expect(boot.token?.settings.id).toBe(sample.catalogues.harbour)
    const data = [`${project}?first_token=harbour`, `${project}/chess?first_token=harbour`]
    const { north_plan, masterplan } = sample.interactives
    const picture = '/api/v1/public/interactive/show?first_token=harbour'
    expect(boot.preload).toEqual([...data, `${picture}&id=${masterplan}&frame=0`])
    const plan = await open(`/harbour/interactive/${north_plan}/frame/0/${sample.storeys.north_1_1}`)
    expect(plan.boot.preload.slice(2)).toEqual([
      `${picture}&id=${north_plan}&frame=0&storey=${sample.storeys.north_1_1}`,
    ])
    expect((await open('/harbour/chess')).boot.preload).toEqual(data)
    expect(boot.headers).toEqual({ 'X-Accept-Language': '2' })
    expect(boot.event_id).toMatch(/^c\d+\.\d+-p/)
  })

  it('have the title of the page and the name of the catalogue, in the language of the URL', async () => {
    const german = await loadMessages('de')
    const { body, boot } = await open('/de/harbour/chess')
    expect(body).toContain(`<title>${german['title.chess']} — ${boot.token?.settings.name}</title>`)
    expect(body).toContain('lang="de"')
  })

  it.each(['details', 'preview'])('have the unit of a %s panel in the title', async (type) => {
    const { body, boot } = await open(`/harbour/chess/${type}/instance/${sample.instances.u101}`)
    expect(body).toMatch(new RegExp(`<title>[^<]*101 — ${boot.token?.settings.name}</title>`))
  })

  it.each(['/harbour/boris', '/harbour/boris/chess', '/harbour/nobody'])(
    'have the title of an unknown link at %s',
    async (url) => {
      const { status, body } = await open(url, { 'accept-language': 'en' })
      const english = await loadMessages('en')
      expect(status).toBe(404)
      expect(body).toContain(`<title>${english['title.token_not_found']}</title>`)
    },
  )

  describe('of a grid with a unit or storey of another estate', () => {
    it('redirect to its own estate, with the query', async () => {
      const { estates, instances, storeys } = sample
      const led = async (path: string) => (await open(`/harbour/${path}?rooms=1`)).headers.location
      const own = `/estate/${estates.south}`
      const unit = `/details/instance/${instances.s2}`
      const list = `/group/storey/${storeys.south_1_1}`
      expect(await led(`chess${unit}`)).toBe(`/harbour/chess${own}${unit}?rooms=1`)
      expect(await led(`chess${list}`)).toBe(`/harbour/chess${own}${list}?rooms=1`)
      for (const grid of ['chess', 'chess-plus']) {
        const wrong = `${grid}/estate/${estates.north}`
        expect(await led(`${wrong}${unit}`)).toBe(`/harbour/${grid}${own}${unit}?rooms=1`)
        expect(await led(`${wrong}${list}`)).toBe(`/harbour/${grid}${own}${list}?rooms=1`)
      }
    })

    it('do not redirect if the estate is right', async () => {
      const { estates, instances } = sample
      const unit = `details/instance/${instances.s2}`
      for (const path of [
        `chess/details/instance/${instances.u101}`,
        `chess/estate/${estates.south}/${unit}`,
        `chess-plus/${unit}`,
        `premises/${unit}`,
      ]) {
        expect((await open(`/harbour/${path}`)).status, path).toBe(200)
      }
    })
  })

  it('have link preview tags', async () => {
    const { body } = await open('/harbour')
    expect(body).toMatch(
      /<meta property="og:image" content="http:\/\/vitrine\.example\/api\/v1\/public\/previews\/[^"]+">/,
    )
    expect(body).toContain('<meta property="og:url" content="http://vitrine.example/harbour">')
    expect(body).toMatch(/<meta property="og:description" content="[^"<]+">/)
  })

  it('keep search engines away from partner links', async () => {
    expect((await open('/harbour/anna')).body).toContain('<meta name="robots" content="noindex">')
  })

  it('contain no contact of the developer under a partner link', async () => {
    const own = (await open('/harbour')).boot.token?.contacts
    const { body } = await open('/harbour/anna')
    for (const contact of [own?.name, own?.email, ...(own?.phones ?? [])]) expect(body).not.toContain(contact)
  })

  it.each([
    ['/harbour/chessPlus', '/harbour/chess-plus'],
    ['/ka/harbour/chess', '/en/harbour/chess'],
    ['/harbour/no-such-page/at-all', '/harbour/error-404'],
    ['/harbour/anna/no-such-page/at-all', '/harbour/anna/error-404'],
    ['/instructions?first_token=harbour&second_token=anna', '/harbour/anna/instructions'],
  ])('redirect from %s to %s', async (from, to) => {
    const { status, headers } = await open(from)
    expect([status, String(headers.location).split('?')[0]]).toEqual([302, to])
  })

  it('return status 404 for error-404', async () => {
    expect((await open('/harbour/error-404')).status).toBe(404)
  })

  it.each([
    'panorama/999',
    'pdf/999',
    'pdf/chess/999',
    'chess/estate/999',
    'chess-plus/estate/999',
    'chess/details/instance/999',
    'premises/preview/instance/999',
    'chess/group/storey/999',
    'favorites/info/estate/999',
    'about/info/project/999',
    'interactive/999/frame/0',
    'interactive/estate-999/frame/0',
    'interactive/1/frame/999',
    'panorama/999999999999999',
  ])('return 404 and the error page for %s, also under a partner link', async (path) => {
    for (const link of ['harbour', 'harbour/anna', 'de/harbour']) {
      const { status, boot, body } = await open(`/${link}/${path}`)
      expect([status, boot.page, boot.missing]).toEqual([404, 'catalogue', `/${link}/${path}`])
      const messages = await loadMessages(boot.lang)
      expect(body).toContain(`<title>${messages['title.error_404']} — ${boot.token?.settings.name}</title>`)
      expect(body).toContain('<meta name="robots" content="noindex">')
      expect(body).not.toContain('rel="canonical"')
    }
  })

  it.each([
    () => `panorama/${sample.interactives.lobby}`,
    () => 'panorama',
    () => `pdf/${sample.instances.u101}`,
    () => `pdf/chess/${sample.estates.north}`,
    () => 'pdf/chess',
    () => `chess/estate/${sample.estates.north}/group/storey/${sample.storeys.north_1_1}`,
    () => `favorites/info/estate/${sample.estates.north}`,
    () => `about/info/project/${sample.projects.harbour}`,
    () => 'about/info',
    () => `interactive/estate-${sample.estates.south}/frame/0`,
  ])('return 200 for existing pages (%#)', async (path) => {
    const { status, boot } = await open(`/harbour/${path()}`)
    expect([status, boot.missing]).toEqual([200, null])
  })

  it('return 404 for unpublished pages', async () => {
    for (const path of [`pdf/${sample.instances.u204}`, `chess/estate/${sample.estates.west}`]) {
      expect((await open(`/harbour/${path}`)).status).toBe(404)
    }
  })

  it('follow an alias to its page before reporting a missing unit', async () => {
    const { status, headers } = await open('/harbour/chess/999')
    expect([status, headers.location]).toEqual([302, '/harbour/chess/details/instance/999'])
  })

  it('redirect from a unit panel in a group to the catalogue of its project, with the partner', async () => {
    const panel = `favorites/details/instance/${sample.instances.h1}`
    const { status, headers } = await open(`/en/coast/anna/${panel}?shared=1`)
    expect([status, headers.location]).toEqual([302, `/en/hill/anna/${panel}?shared=1`])
  })

  it.each(['panorama/999', 'favorites/details/instance/999', 'about/info/project/999', 'favorites/group/storey/1'])(
    'return 404 for %s of a group',
    async (path) => {
      expect((await open(`/coast/${path}`)).status).toBe(404)
    },
  )

  it('allow their own inline scripts by hash, and the hosts of the catalogue', async () => {
    const first = await open('/harbour')
    const policies = [first, await open('/harbour')].map(({ headers }) => String(headers['content-security-policy']))
    const own = createHash('sha256').update('start()').digest('base64')
    expect(policies[0]).toContain(`script-src 'self' 'sha256-${own}' `)
    expect(policies[0]).not.toMatch(/unsafe|nonce|strict-dynamic/)
    expect(policies[0]).toContain('https://mc.yandex.ru')
    expect(policies[1]).toBe(policies[0])
    const { embed_domains } = server.services.directory.catalogue(sample.catalogues.harbour) ?? {}
    expect(first.boot.embed_domains).toEqual(embed_domains)
    expect(policies[0]).toContain(`frame-ancestors ${embed_domains ? `'self' ${embed_domains.join(' ')}` : '*'}`)
    expect(String((await open('/')).headers['content-security-policy'])).toContain("frame-ancestors 'self'")
  })

  it('lead from a link with a preview token to the address of the preview, without a cookie', async () => {
    const { token } = signPreview(SECRET, sample.catalogues.meadow, new Date())
    const led = async (url: string) => {
      const { status, headers } = await open(url)
      expect([status, headers['set-cookie'], headers['cache-control']]).toEqual([302, undefined, 'private, no-store'])
      return headers.location
    }
    expect(await led(`/meadow?rooms=1&preview=${token}`)).toBe(`/meadow~${token}?rooms=1`)
    expect(await led(`/de/meadow/chess?preview=${token}`)).toBe(`/de/meadow~${token}/chess`)
    expect(await led(`/meadow~live/chess?preview=${token}`)).toBe(`/meadow~${token}/chess`)
    expect((await open(`/meadow~${token}`)).boot.page).toBe('catalogue')
    // Whether the token is good is answered there.
    expect(await led('/meadow?preview=a/b')).toBe('/meadow~a%2Fb')
    expect((await open('/meadow~a%2Fb')).status).toBe(404)
    expect(await led(`/?preview=${token}`)).toBe('/')
  })

  it('show a preview at its own address, which nobody stores and no search engine lists', async () => {
    const { token } = signPreview(SECRET, sample.catalogues.meadow, new Date())
    const { status, boot, headers, body } = await open(`/meadow~${token}/chess`)
    expect([status, boot.page]).toEqual([200, 'catalogue'])
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex'])
    expect(headers['set-cookie']).toBeUndefined()
    expect(boot.preload[0]).toContain(`first_token=meadow%7E${token}`)
    // Tags for messengers and search engines have the plain link, if any.
    const head = body.slice(0, body.indexOf('id="boot"'))
    expect(head).toContain('content="http://vitrine.example/meadow/chess"')
    expect(head).not.toContain(token)
    expect(head).toContain('noindex')
  })

  it('close the address of a preview that has ended or belongs to another catalogue', async () => {
    const old = signPreview(SECRET, sample.catalogues.harbour, new Date('2026-01-01'))
    const foreign = signPreview(SECRET, sample.catalogues.hill, new Date())
    for (const view of [old.token, foreign.token, 'forged', '']) {
      expect((await open(`/harbour~${view}`)).boot.page, view).toBe('token-not-found')
    }
    const framed = await open(`/harbour~${old.token}`, { 'sec-fetch-dest': 'iframe' })
    expect([framed.status, framed.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('show the live catalogue under ~live', async () => {
    const live = await open('/harbour~live')
    expect(live.headers['x-robots-tag']).toBe('noindex')
    expect(live.body).toContain('<link rel="canonical" href="http://vitrine.example/harbour">')
    expect(live.boot.token?.analytics).toEqual({ metrika_id: null, gtm_id: null, rpt: null })
    expect((await open('/meadow~live')).boot.page).toBe('token-not-found')
    expect((await open('/harbour')).headers['x-robots-tag']).toBeUndefined()
  })

  it('stay in the view of a group when they lead to its members', async () => {
    const { token } = signPreview(SECRET, sample.catalogues.coast, new Date())
    const tokens = async (url: string) => (await open(url)).boot.token?.catalogs.map((entry) => entry.token)
    expect(await tokens('/coast~live')).toContain('harbour~live')
    expect(await tokens(`/coast~${token}`)).toContain(`harbour~${token}`)
    expect(await tokens('/coast')).toContain('harbour')
    expect((await open(`/harbour~${token}`)).boot).toMatchObject({ page: 'catalogue' })
  })

  it('contain the host of the request, and never that of X-Forwarded-Host if no proxy is trusted', async () => {
    expect((await open('/harbour', { host: 'asked.example' })).body).toContain('http://asked.example')
    const { body } = await open('/harbour', { 'x-forwarded-host': 'forged.example', 'x-forwarded-proto': 'https' })
    expect(body).toContain('http://vitrine.example')
    expect(body).not.toMatch(/forged|https:\/\/vitrine\.example/)
  })

  it('never redirect to another host', async () => {
    expect((await open('//evil.example/x?preview=forged')).headers.location).toBe('/evil.example/x')
  })

  it('show the demo at the root if there is one', async () => {
    const demo = await startTestApp(test, { demo: 'coast' })
    const { body } = await demo.app.inject('/en')
    expect(body).toContain('"page":"demo"')
    expect(body).toContain('"token":"harbour"')
    await demo.stop()
  })
})
