import { expect, it } from 'vitest'
import type { Catalogue } from '#contract/catalogues.ts'
import { placesFor, splitPlaces } from './screens.ts'

const project = { id: 4, project_id: 9 } as Catalogue
const group = { id: 5, project_id: null } as Catalogue
const namesFor = (...parameters: Parameters<typeof placesFor>) =>
  placesFor(...parameters).map(({ screen }) => screen.name)

it('lists the screens that a role may open', () => {
  expect(namesFor('owner', project)).toEqual(['home', 'units', 'publish', 'people'])
  expect(namesFor('editor', project)).toEqual(['home', 'units', 'publish'])
  expect(namesFor('sales', project)).toEqual(['home', 'units'])
  expect(namesFor('reader', project)).toEqual(['home', 'units'])
})

it('has no units for a group, and only the screens of the account without a catalogue', () => {
  expect(namesFor('owner', group)).toEqual(['home', 'publish', 'people'])
  expect(namesFor('owner', null)).toEqual(['home', 'people'])
})

it('gives each screen a key of its own', () => {
  const keys = placesFor('owner', project).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

it('has tabs for three screens, and the others behind More', () => {
  const { tabs, others } = splitPlaces(placesFor('owner', project))
  expect(tabs.map(({ screen }) => screen.name)).toEqual(['home', 'units', 'publish'])
  expect(others.map(({ screen }) => screen.name)).toEqual(['people'])
  expect(splitPlaces(placesFor('owner', null)).others).toEqual([])
})
