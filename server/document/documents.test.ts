import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createMediaFiles } from '#server/media/media-files.ts'
import { createTypst } from '#server/typst/typst.ts'
import type { DocumentPlan } from './document-plan.ts'
import { createDocuments, type Documents } from './documents.ts'

const typst = createTypst()
afterAll(() => typst.close())

/** Documents that count how often Typst runs. */
function counted(largePdf = typst.largePdf): Documents & { readonly count: () => number } {
  let count = 0
  const counting = {
    ...typst,
    pdf: (...parameters: Parameters<typeof typst.pdf>) => {
      count += 1
      return typst.pdf(...parameters)
    },
    largePdf,
  }
  return { ...createDocuments({ typst: counting, files: createMediaFiles(tmpdir()) }), count: () => count }
}

function aPlan(title: string, more: Partial<DocumentPlan> = {}): DocumentPlan {
  const data = { lang: 'en', title }
  return { template: 'typst/sample.fixture.typ', name: title, data, pictures: {}, drawings: {}, ...more }
}

async function setPdf(documents: Documents, plan: DocumentPlan): Promise<Buffer | null> {
  return documents.pdf(plan, await documents.hashOf(plan))
}

describe('documents', () => {
  it('have a hash of their content', async () => {
    const { hashOf } = counted()
    const picture = { src: '/media/a/480', srcset: '', width: 4, height: 3, placeholder: '' }
    const plans = [
      aPlan('A'),
      aPlan('B'),
      aPlan('A', { drawings: { qr: '<svg/>' } }),
      aPlan('A', { pictures: { 'a.jpg': { image: picture, wish: { width: 10 } } } }),
      aPlan('A', { pictures: { 'a.jpg': { image: picture, wish: { width: 20 } } } }),
    ]
    expect(new Set(await Promise.all(plans.map(hashOf))).size).toBe(plans.length)
    expect(await hashOf(aPlan('A'))).toBe(await hashOf(aPlan('A')))
  })

  it('are typeset once for simultaneous and later requests', async () => {
    const documents = counted()
    const both = await Promise.all([setPdf(documents, aPlan('A')), setPdf(documents, aPlan('A'))])
    expect(await setPdf(documents, aPlan('A'))).toEqual(both[0])
    expect(both[0]).toEqual(both[1])
    expect(documents.count()).toBe(1)
  })

  it('are byte-identical wherever and whenever they are typeset', async () => {
    const first = await setPdf(counted(), aPlan('A'))
    // A PDF may contain its creation time in seconds.
    await setTimeout(1000)
    expect((await setPdf(counted(), aPlan('A')))?.equals(first ?? Buffer.of())).toBe(true)
  })

  it('are typeset again after a failure', async () => {
    const documents = counted()
    const broken = aPlan('A', { template: 'typst/nowhere.typ' })
    await expect(setPdf(documents, broken)).rejects.toThrow('Typst')
    await expect(setPdf(documents, broken)).rejects.toThrow('Typst')
    expect(documents.count()).toBe(2)
  })

  it('are refused while fifty are in progress, and work again afterwards', async () => {
    const documents = counted()
    const all = await Promise.all(Array.from({ length: 51 }, (_, number) => setPdf(documents, aPlan(`${number}`))))
    expect(all.filter((pdf) => pdf === null)).toHaveLength(1)
    expect(await setPdf(documents, aPlan('50'))).toBeInstanceOf(Buffer)
  })

  it('are limited to three large ones at a time, which do not delay small ones', async () => {
    const release = Promise.withResolvers<Buffer>()
    const documents = counted(() => release.promise)
    const large = [1, 2, 3].map((number) => setPdf(documents, aPlan(`large ${number}`, { isLarge: true })))
    await Promise.all([1, 2, 3].map(() => new Promise(setImmediate)))
    expect(await setPdf(documents, aPlan('large 4', { isLarge: true }))).toBeNull()
    expect(await setPdf(documents, aPlan('small'))).toBeInstanceOf(Buffer)
    release.resolve(Buffer.from('large'))
    expect(await Promise.all(large)).toEqual(Array(3).fill(Buffer.from('large')))
  })

  it('are hashed by the key of their data source, which is read only for typesetting', async () => {
    const documents = counted()
    const source = { key: '1', module: 'nowhere.ts', input: () => Promise.reject(new Error('asked for')) }
    const hash = await documents.hashOf(aPlan('A', { source }))
    expect(await documents.hashOf(aPlan('A', { source: { ...source, key: '2' } }))).not.toBe(hash)
    await expect(documents.pdf(aPlan('A', { source }), hash)).rejects.toThrow('asked for')
  })
})
