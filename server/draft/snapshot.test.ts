import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupFile, type ProjectFile, projectFile } from '#contract/project-file.ts'
import { entityKey } from '#domain/draft/entity.ts'
import { orphansIn } from '#domain/draft/structure.ts'
import { randomFiles } from '#server/export/random-file.fixture.ts'
import { sampleFile } from '#server/import/import.fixture.ts'
import { assemble, assembleGroup, flatten, flattenGroup } from './snapshot.ts'

describe('the snapshot of a project file', () => {
  it('assembles to the same file, and that file has the same snapshot', () => {
    fc.assert(
      fc.property(randomFiles(), (input) => {
        const file = writtenFile(projectFile.parse(input))
        const snapshot = flatten(file)
        const assembled = projectFile.parse(assemble(snapshot))
        expect(assembled).toEqual(file)
        expect([...flatten(assembled)]).toEqual([...snapshot])
        expect(orphansIn(snapshot)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('is the same as JSON, so that values can be compared after they were stored', () => {
    const snapshot = flatten(projectFile.parse(sampleFile()))
    expect(JSON.parse(JSON.stringify([...snapshot]))).toEqual([...snapshot])
  })

  it('has an entity for each part, with its own id, parent and fields', () => {
    const snapshot = flatten(projectFile.parse(sampleFile()))
    expect(snapshot.get('instance 1')).toEqual({
      kind: 'instance',
      id: '1',
      fields: { parent: 'f1', number: '1', layout: 'A', status: 'free', price: 200_000, position: 1 },
    })
    expect(snapshot.get('storey f1')?.fields).toEqual({ parent: 's1', number: 1, plan: 'typical' })
    expect(snapshot.get('order statuses')?.fields).toEqual({ ids: ['free', 'sold'] })
    expect([...snapshot.values()].filter(({ kind }) => kind === 'frame').map(({ id }) => id)).toEqual([
      'facade#0',
      'facade#1',
      'typical#0',
    ])
    expect(snapshot.get('frame facade#1')?.fields).toMatchObject({ image: 'facade-1.png' })
    expect(snapshot.get('project project')?.fields).toMatchObject({ root: 'facade', cover: 'cover.png' })
    expect(snapshot.get('catalogue catalogue')?.fields).toEqual({})
  })

  it('keeps the order of lists, and puts what the order does not name last', () => {
    const snapshot = new Map(flatten(projectFile.parse(sampleFile())))
    snapshot.set('order statuses', { kind: 'order', id: 'statuses', fields: { ids: ['sold', 'gone', 'free'] } })
    snapshot.set('status held', { kind: 'status', id: 'held', fields: { type: 'reserved' } })
    expect(assemble(snapshot)).toMatchObject({ statuses: [{ id: 'sold' }, { id: 'free' }, { id: 'held' }] })
  })

  it('moves a unit with its parent, and leaves out units whose storey is gone', () => {
    const snapshot = new Map(flatten(projectFile.parse(sampleFile())))
    snapshot.set('instance 1', {
      kind: 'instance',
      id: '1',
      fields: { ...snapshot.get('instance 1')?.fields, parent: 'f2' },
    })
    snapshot.delete(entityKey({ kind: 'storey', id: 'f1' }))
    expect(assemble(snapshot)).toMatchObject({
      estates: [{ sections: [{ storeys: [{ id: 'f2', instances: [{ id: '1' }, { id: '3' }] }] }] }],
    })
    expect(orphansIn(snapshot).map(({ id }) => id)).toEqual(['2'])
  })
})

it('the snapshot of a group assembles to its file and the settings of its catalogue', () => {
  const { interactives } = sampleFile()
  const file = groupFile.parse({ vitrine: 1, group: 'meridian', interactives, root: 'facade' })
  const catalogue = { name: { en: 'Meridian' }, published: true }
  const snapshot = flattenGroup({ ...file, catalogue })
  const assembled = assembleGroup(snapshot)
  expect(groupFile.parse(assembled.file)).toEqual(file)
  expect(assembled.catalogue).toEqual(catalogue)
  expect(flattenGroup({ ...groupFile.parse(assembled.file), catalogue })).toEqual(snapshot)
})

/** An empty `catalogue` means the same as none, and `$schema` is a note for editors. */
function writtenFile({ $schema: _, catalogue, ...file }: ProjectFile): ProjectFile {
  return { ...file, ...(catalogue && Object.keys(catalogue).length > 0 && { catalogue }) }
}
