import { expect, it } from 'vitest'
import { createContactHider } from '#domain/partner/contact-hider.ts'
import { hideTexts } from './hide-texts.ts'

const hider = createContactHider({
  phones: ['+382 67 000 111'],
  emails: ['sales@coast.example'],
  sites: [],
  people: [],
  companies: [],
  brands: [],
})

it('removes contacts from every text at any depth', () => {
  const data = {
    name: 'Harbour 067 000 111',
    list: [{ caption: 'Write to sales@coast.example' }, ['coast.example']],
    id: 1,
  }
  expect(hideTexts(data, hider)).toEqual({ name: 'Harbour', list: [{ caption: 'Write to' }, ['']], id: 1 })
})

it("keeps addresses of files and the partner's own contacts", () => {
  const data = { image: { src: '/media/67000111' }, contacts: { phones: ['+382 67 000 111'] }, name: null }
  expect(hideTexts(data, hider)).toBe(data)
})
