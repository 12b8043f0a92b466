import { afterAll, describe, expect, it } from 'vitest'
import { createTypst } from './typst.ts'

const typst = createTypst()
afterAll(() => typst.close())

const SAMPLE = 'typst/sample.fixture.typ'

describe('documents', () => {
  it('are tagged PDFs with title and language', async () => {
    const pdf = await typst.pdf({ template: SAMPLE, data: { lang: 'ar', title: 'شقة 12' }, files: {} })
    const text = pdf.toString('latin1')
    expect(text).toMatch(/^%PDF-1\.7/)
    expect(text).toContain('/Lang (ar)')
    expect(text).toContain('/Marked true')
  })

  it('never parse texts as markup', async () => {
    const data = { lang: 'en', title: '#panic("x") = $ [' }
    await expect(typst.pdf({ template: SAMPLE, data, files: {} })).resolves.toBeInstanceOf(Buffer)
  })

  it('can be SVGs without any font', async () => {
    const svg = await typst.svg({ template: SAMPLE, data: { lang: 'he', title: 'דירה 12' }, files: {} })
    expect(svg.toString()).toMatch(/^<svg/)
    expect(svg.toString()).not.toContain('<text')
  })

  it('are compiled in a process if they are large, with data that is computed there', async () => {
    const prepare = { module: 'typst/prepare.fixture.ts', input: { title: 'شقة 12' } }
    const document = { template: SAMPLE, data: { lang: 'ar' }, prepare, files: {} }
    const [large, again] = await Promise.all([typst.largePdf(document), typst.largePdf(document)])
    expect(large.toString('latin1')).toContain('/Lang (ar)')
    expect(again.equals(large)).toBe(true)
    expect((await typst.pdf(document)).equals(large)).toBe(true)
    await expect(typst.largePdf({ ...document, prepare: { ...prepare, input: {} } })).rejects.toThrow('Typst')
    expect((await typst.largePdf(document)).equals(large)).toBe(true)
  })

  it('report why they fail, and later ones still work', async () => {
    await expect(typst.pdf({ template: SAMPLE, data: {}, files: {} })).rejects.toThrow('Typst')
    const data = { lang: 'en', title: 'Apartment 12' }
    const both = await Promise.all([1, 2].map(() => typst.pdf({ template: SAMPLE, data, files: {} })))
    expect(both[0]).toEqual(both[1])
  })
})
