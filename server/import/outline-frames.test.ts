import { expect, test } from 'vitest'
import { projectFile } from '#contract/project-file.ts'
import type { FileFrame } from './file-types.ts'
import { sampleFile } from './import.fixture.ts'
import { type OutlinedFrames, outlineFrames } from './outline-frames.ts'

type Camera = FileFrame['camera']

async function outlinesOf(change: (file: ReturnType<typeof sampleFile>) => unknown): Promise<OutlinedFrames> {
  const file = sampleFile()
  change(file)
  return outlineFrames(projectFile.parse(file).interactives)
}

test('keeps drawn regions and adds those that the camera sees', async () => {
  const { regions } = await outlinesOf(() => {})
  expect([...regions.values()].map((each) => each.map(({ target }) => `${target.kind} ${target.id}`))).toEqual([
    ['storey f1', 'storey f2'],
    ['panorama hall'],
    ['instance 1', 'instance 3'],
  ])
})

test('gathers the bodies of one storey in one region', async () => {
  const { regions } = await outlinesOf((file) => {
    const [first, second] = file.interactives?.[0]?.volumes ?? []
    Object.assign(second ?? {}, { target: first?.target, bottom: 4, top: 6 })
  })
  const [frame] = regions.values()
  expect(frame?.map(({ target, polygons }) => [target.id, polygons.length])).toEqual([['f1', 2]])
})

const BIG = 1e308

test.each<readonly [string, Camera]>([
  ['looks away', [1, 0, 0, 0, 0, 0, 1, -3, 0, -1, 0, -20, 0, -1, 0, -20]],
  ['is all zeros', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ['overflows', [BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG]],
])('refuses a camera that %s', async (_, camera) => {
  const { rows } = await outlinesOf((file) => Object.assign(file.interactives?.[0]?.frames[0] ?? {}, { camera }))
  expect(rows).toEqual([
    { path: 'interactives[0].frames[0].camera', reason: expect.stringMatching(/^None of the volumes can be seen/) },
  ])
})
