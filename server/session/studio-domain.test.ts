import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { startManage, type TestManage } from '#server/manage/manage.fixture.ts'
import { claimStudioHost, StudioHostError } from './studio-domain.ts'

// A domain of the sample's catalogues.
const DOMAIN = 'homes.example'
const STUDIO = 'https://studio.homes.example'

describe.each(DATABASES)('the host of the Studio on $name', ({ start }) => {
  let manage: TestManage
  beforeAll(async () => {
    manage = await startManage(start)
  }, 60_000)
  afterAll(() => manage.stop())

  const claim = (url: string | null) => claimStudioHost(manage.test.database, url)
  const giveDomain = async (domain: string) => {
    const privacy = [{ domain, url: 'https://homes.example/privacy' }]
    const answer = await manage.owner('PATCH', `/catalogues/${manage.sample.catalogues.hill}`, { privacy })
    return [answer.statusCode, answer.json().detail]
  }

  it('cannot be the domain of a catalogue, and the start says which', async () => {
    const refused = claim(`https://${DOMAIN.toUpperCase()}:8443`)
    await expect(refused).rejects.toThrow(StudioHostError)
    await expect(refused).rejects.toThrow(`${DOMAIN} is a domain of the catalogue /coast. Choose`)
  })

  it('cannot become the domain of a catalogue later, until the setting has changed', async () => {
    await claim(STUDIO)
    const reason = 'privacy: studio.homes.example is the host of the Studio, where no catalogue can be'
    expect(await giveDomain('studio.homes.example')).toEqual([422, reason])
    expect(await giveDomain('Studio.Homes.example')).toEqual([422, reason])
    expect(await giveDomain('lake.homes.example')).toEqual([200, undefined])
    await claim('https://office.homes.example')
    expect(await giveDomain('studio.homes.example')).toEqual([200, undefined])
    expect((await giveDomain('office.homes.example'))[0]).toBe(422)
    await claim(null)
    expect(await giveDomain('office.homes.example')).toEqual([200, undefined])
  })
})
