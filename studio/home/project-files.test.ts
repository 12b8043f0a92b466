import { describe, expect, it } from 'vitest'
import { mediaTypeOf, namedMedia, splitFiles, withCatalogue } from './project-files.ts'

const given = (...paths: string[]) => paths.map((path) => ({ path, file: `content of ${path}` }))

describe('the files of a project', () => {
  it('are one project file and the others, relative to its folder', () => {
    expect(splitFiles(given('lake/images/a.jpg', 'lake/project.JSON'))).toEqual({
      json: 'content of lake/project.JSON',
      media: [{ path: 'images/a.jpg', file: 'content of lake/images/a.jpg' }],
    })
    expect(splitFiles(given('a.jpg'))).toEqual({ fault: 'no_json' })
    expect(splitFiles(given('a.json', 'b.json'))).toEqual({ fault: 'many_json' })
  })

  it('are found by the path that the project names, else by the last name if it is unique', () => {
    const project = {
      cover: 'images/a.jpg',
      layouts: [{ plan: 'plans/two.SVG' }, { plan: './plans/b.svg' }, { plan: 'plans/lost.png' }],
      gallery: [{ image: 'images/a.jpg' }, { image: 'other/same.webp' }],
      video: 'https://films.example/a.mp4',
      name: 'a.jpg is a picture',
    }
    const media = given('images/a.jpg', 'Two.svg', 'plans/b.svg', 'x/same.webp', 'y/same.webp', 'unused.png')
    expect(namedMedia(project, media)).toEqual([
      { name: 'images/a.jpg', type: 'image/jpeg', file: 'content of images/a.jpg' },
      { name: 'plans/two.SVG', type: 'image/svg+xml', file: 'content of Two.svg' },
      { name: './plans/b.svg', type: 'image/svg+xml', file: 'content of plans/b.svg' },
    ])
  })

  it('have the types that the server takes', () => {
    expect(['a.JPEG', 'b.pdf', 'c.exe', 'd'].map(mediaTypeOf)).toEqual(['image/jpeg', 'application/pdf', null, null])
  })

  it('make a page: one that the file names, or one that nobody sees yet', () => {
    const plain = '\uFEFF{\n  "vitrine": 1, "project": { "id": "x" } }'
    expect(withCatalogue(plain, { vitrine: 1, project: { id: 'x' } })).toBe(
      '\uFEFF{"catalogue":{"published":false},\n  "vitrine": 1, "project": { "id": "x" } }',
    )
    for (const other of [{ project: {}, catalogue: {} }, { group: 'g' }, null, 7])
      expect(withCatalogue('{}', other)).toBe('{}')
  })
})
