import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { analyticsBody } from '#contract/analytics.ts'
import { catalogueBody } from '#contract/catalogues.ts'
import { groupFile, projectFile } from '#contract/project-file.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { FILES, PROJECTS, readCatalogues, readGroup, readProject } from './demo-files.fixture.ts'
import { makeDemo } from './make-demo.ts'

describe('the committed files', () => {
  test.each(makeDemo())('$path is the output of `node scripts/run.mjs make-demo`', ({ path: name, text }) => {
    // Compared as a whole, because a diff of half a megabyte is useless.
    expect(readFileSync(path.join(FILES, name), 'utf8') === text).toBe(true)
  })

  test.each(PROJECTS)('%s is a valid project file', (name) => {
    expect(projectFile.safeParse(JSON.parse(readFileSync(path.join(FILES, name, 'project.json'), 'utf8'))).error).toBe(
      undefined,
    )
  })

  test('the group is a valid group file of these projects', () => {
    expect(groupFile.safeParse(readGroup()).success).toBe(true)
    const targets = readGroup().interactives.flatMap(({ frames }) =>
      frames.flatMap(({ regions }) => regions.map(({ target }) => target.id)),
    )
    expect(targets.toSorted()).toEqual(PROJECTS.toSorted())
  })

  test.each(PROJECTS)('every file that %s names exists beside it', (name) => {
    const missing = fileNamesIn(readProject(name)).filter((file) => !existsSync(path.join(FILES, name, file)))
    expect(missing).toEqual([])
  })

  test('every file that the group and the catalogues name exists', () => {
    const named = [
      ...fileNamesIn(readGroup()).map((file) => `meridian/${file}`),
      ...readCatalogues().catalogues.flatMap(({ contacts, partners }) =>
        [contacts, ...partners].flatMap(({ photo, logo }) => [photo, logo].filter((file) => file !== undefined)),
      ),
    ]
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((file) => !existsSync(path.join(FILES, file)))).toEqual([])
  })
})

describe('the catalogues', () => {
  const { catalogues } = readCatalogues()

  test('are settings that the management API accepts', () => {
    for (const { project: _, members: __, partners: ___, contacts, ...settings } of catalogues) {
      const { photo: ____, logo: _____, ...person } = contacts
      const body = { ...settings, project_id: null, contacts: { ...person, photo_id: null, logo_id: null } }
      expect(catalogueBody.safeParse(body).error).toBe(undefined)
      expect(analyticsBody.safeParse(settings.analytics).success).toBe(true)
    }
  })

  test('are three projects and a group of them, each in all 14 languages', () => {
    expect(catalogues.map(({ token }) => token)).toEqual(['harbour', 'pines', 'mill', 'meridian'])
    expect(catalogues.find(({ token }) => token === 'meridian')?.members).toEqual([...PROJECTS])
    for (const { languages } of catalogues) expect(languages).toEqual(LANGUAGE_CODES)
  })

  test('give links to an agent with a photo and to an agency with a logo', () => {
    const partners = catalogues.flatMap((catalogue) => catalogue.partners)
    expect(partners.map(({ token }) => token)).toEqual(['anna', 'keystone'])
    expect(partners[0]?.photo).toBeDefined()
    expect(partners[1]?.logo).toBeDefined()
  })

  test('contain no real addresses: they use example.com', () => {
    const text = readFileSync(path.join(FILES, 'catalogues.json'), 'utf8')
    const hosts = [...text.matchAll(/(?:@|https:\/\/)([a-z0-9.-]+)/g)].map(([, host]) => host ?? '')
    expect(hosts.filter((host) => !host.endsWith('.example.com'))).toEqual([])
  })
})

/** Every string that looks like a file path, at any depth. */
function fileNamesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^[\w./-]+\.(webp|svg|mp4|pdf)$/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(fileNamesIn)
}
