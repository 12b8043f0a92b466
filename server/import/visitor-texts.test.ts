import { expect, test } from 'vitest'
import { projectFile } from '#contract/project-file.ts'
import { sampleFile } from './import.fixture.ts'
import { importTexts } from './visitor-texts.ts'

test('lists the texts that visitors read with their paths, in every language', () => {
  const input = sampleFile()
  Object.assign(input.project, { address: { en: 'Quay 1', de: 'Kai 1' } })
  const texts = importTexts(projectFile.parse(input))
  const paths = texts.map(({ path }) => path)
  expect(texts).toContainEqual({ path: 'project.address.de', text: 'Kai 1' })
  expect(texts).toContainEqual({ path: 'project.reports[0].text.en', text: '<p>Roof</p>' })
  for (const place of [
    'project.name.de',
    'project.description.en',
    'project.gallery[0].caption.en',
    'project.features[0].name.en',
    'project.documents[0].name.en',
    'project.payment_programmes[0].name.en',
    'statuses[0].name.en',
    'promoactions[0].description.en',
    'tags[0].name.en',
    'estates[0].name.en',
    'estates[0].sections[0].storeys[0].instances[0].number',
    'interactives[0].name.en',
    'panoramas[0].scenes[0].name.en',
  ]) {
    expect(paths).toContain(place)
  }
})

test('leaves out ids, file names, player URLs and enum values', () => {
  const texts = importTexts(projectFile.parse(sampleFile())).map(({ text }) => text)
  for (const text of ['harbour', 'cover.png', 'https://player.vimeo.com/video/1', 'EUR', '#2f9e68', 'facade']) {
    expect(texts).not.toContain(text)
  }
})
