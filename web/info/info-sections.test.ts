import { describe, expect, test } from 'vitest'
import { aProject } from '#contract/answers.fixture.ts'
import type { TokenData } from '#contract/token.ts'
import { currentSection, sectionsOf } from './info-sections.ts'

const nobody: TokenData['contacts'] = {
  name: '',
  company: null,
  phones: [],
  email: null,
  photo: null,
  logo: null,
  profile_type: null,
  is_partner: false,
}
const token = { contacts: nobody, templates: {} }
const bare = {
  ...aProject.project,
  description: null,
  gallery: [],
  videos: [],
  panoramas: [],
  features: [],
  reports: [],
  documents: [],
  map_image: null,
  address: null,
  position: null,
}

describe('the info page of a project', () => {
  test('has only sections with content', () => {
    expect(sectionsOf(bare, token, false)).toEqual([])
    expect(sectionsOf(bare, token, true)).toEqual(['about'])
    expect(sectionsOf({ ...bare, description: '<p>x</p>' }, token, false)).toEqual(['about'])
    const position = { lat: 1, lng: 2 }
    expect(sectionsOf({ ...bare, position }, { ...token, contacts: { ...nobody, phones: ['1'] } }, false)).toEqual([
      'location',
      'contacts',
    ])
  })

  test('lists the texts of the catalogue before its documents', () => {
    const { documents } = aProject.project
    const texts = { ...token, templates: { buying: '<h3>How buying works</h3>' } }
    expect(sectionsOf({ ...bare, documents }, texts, false)).toEqual(['texts', 'documents'])
  })

  test('shows films and panoramas in the gallery', () => {
    const panoramas = [{ id: 1, name: 'Roof', thumb: null }]
    expect(sectionsOf({ ...bare, panoramas }, token, false)).toEqual(['gallery'])
  })
})

describe('the current section', () => {
  const edges = [
    { name: 'a', top: -400 },
    { name: 'b', top: 90 },
    { name: 'c', top: 600 },
  ]

  test('is the last one that has reached the line', () => {
    expect(currentSection(edges, 100, false)).toBe('b')
    expect(currentSection(edges, 80, false)).toBe('a')
  })

  test('is the first before any has reached the line, and the last at the end of the page', () => {
    expect(currentSection(edges, -500, false)).toBe('a')
    expect(currentSection(edges, 100, true)).toBe('c')
    expect(currentSection([], 100, true)).toBeNull()
  })
})
