import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPanelText, templateOfPromoaction, templateOfTag } from './panel-text.ts'
import { splitHeading } from './split-heading.ts'

const sources = {
  templates: { buying: '<h3>How buying works</h3><ol><li>Choose a home.</li></ol>', note: '<p>Paint &amp; floors</p>' },
  promoactions: [
    { id: 1, sale: 5, name: 'Autumn', description: '<p>Five percent.</p>', until: '2027-03-31' },
    { id: 2, sale: 7, name: 'Silent' },
  ],
  tags: [
    { id: 1, name: 'Terrace', color: '#333333', description: '<p>Paved.</p>' },
    { id: 2, name: 'Corner', color: '#444444', description: null },
  ],
}

describe('a panel finds', () => {
  it('a text of the catalogue, with its heading as title', () => {
    expect(findPanelText('buying', sources)).toEqual({
      title: 'How buying works',
      html: '<ol><li>Choose a home.</li></ol>',
      until: null,
    })
  })

  it('the text of a promotion with its last day, and the text of a tag', () => {
    expect(findPanelText(templateOfPromoaction({ id: 1 }), sources)).toEqual({
      title: 'Autumn',
      html: '<p>Five percent.</p>',
      until: '2027-03-31',
    })
    expect(findPanelText(templateOfTag({ id: 1 }), sources)).toMatchObject({ title: 'Terrace', html: '<p>Paved.</p>' })
  })

  it.each(['promoaction/2', 'tag/2', 'promoaction/9', 'tag/9', 'nobody', ''])('nothing under %j', (template) => {
    expect(findPanelText(template, sources)).toBeNull()
  })
})

describe('a heading', () => {
  it('is replaced by the first words of a text without one, which stay in the text', () => {
    expect(splitHeading('<p>Paint &amp; floors</p>')).toEqual({
      title: 'Paint & floors',
      html: '<p>Paint &amp; floors</p>',
    })
    const { title } = splitHeading(`<p>${'word '.repeat(40)}</p>`)
    expect(title).toBe(`${'word '.repeat(11)}word…`)
  })

  it('and the rest make up the whole text again', () => {
    const word = fc.stringMatching(/^[a-zа-я]{1,12}$/)
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 6 }), (heading, text, level) => {
        const { title, html } = splitHeading(`<h${level}>${heading}</h${level}><p>${text}</p>`)
        expect([title, html]).toEqual([heading, `<p>${text}</p>`])
      }),
    )
  })
})
