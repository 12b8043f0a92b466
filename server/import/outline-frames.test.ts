import { expect, test } from 'vitest'
import { projectFile } from '#contract/project-file.ts'
import { visibleOutlines } from '#domain/picture/visible-outline.ts'
import type { FileFrame, FileTarget } from './file-types.ts'
import { sampleFile } from './import.fixture.ts'
import { frameName, type OutlinedFrame, type OutlinedFrames, outlineFrames } from './outline-frames.ts'

const NOTHING_STORED = () => ({ stored: new Map(), known: new Map(), onProgress: () => {} })

type Camera = FileFrame['camera']

async function outlinesOf(change: (file: ReturnType<typeof sampleFile>) => unknown): Promise<OutlinedFrames> {
  const file = sampleFile()
  change(file)
  return outlineFrames(projectFile.parse(file).interactives, NOTHING_STORED())
}

test('keeps drawn regions and adds the computed ones', async () => {
  const { frames } = await outlinesOf(() => {})
  expect(
    [...frames.values()].map((each) => regionsOf(each).map(({ target }) => `${target.kind} ${target.id}`)),
  ).toEqual([['storey f1', 'storey f2'], ['panorama hall'], ['instance 1', 'instance 3']])
})

test('computes only regions whose camera or volumes have changed', async () => {
  const { interactives } = projectFile.parse(sampleFile())
  let calls = 0
  const see: typeof visibleOutlines<FileTarget> = (volumes, camera) => {
    calls += 1
    return visibleOutlines(volumes, camera)
  }
  const first = await outlineFrames(interactives, { ...NOTHING_STORED(), see })
  expect(calls).toBe(1)
  const hash = [...first.frames.values()][0]?.hash ?? null
  const stored = new Map([[frameName('facade', 0), hash]])
  const again = await outlineFrames(interactives, { ...NOTHING_STORED(), stored, see })
  expect(calls).toBe(1)
  expect([...again.frames.values()][0]).toMatchObject({ hash, seen: null })

  Object.assign(interactives[0]?.volumes[0] ?? {}, { top: 2.5 })
  await outlineFrames(interactives, { ...NOTHING_STORED(), stored, see })
  expect(calls).toBe(2)
})

test('joins the volumes of one storey into one region', async () => {
  const { frames } = await outlinesOf((file) => {
    const [first, second] = file.interactives?.[0]?.volumes ?? []
    Object.assign(second ?? {}, { target: first?.target, bottom: 4, top: 6 })
  })
  const [frame] = frames.values()
  expect(frame?.seen?.map(({ target, polygons }) => [target.id, polygons.length])).toEqual([['f1', 2]])
})

const BIG = 1e308

test.each<readonly [string, Camera]>([
  ['looks away', [1, 0, 0, 0, 0, 0, 1, -3, 0, -1, 0, -20, 0, -1, 0, -20]],
  ['is all zeros', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ['overflows', [BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG, BIG]],
])('refuses a camera that %s', async (_, camera) => {
  const { errors } = await outlinesOf((file) => Object.assign(file.interactives?.[0]?.frames[0] ?? {}, { camera }))
  expect(errors).toEqual([
    { path: 'interactives[0].frames[0].camera', reason: expect.stringMatching(/^None of the volumes can be seen/) },
  ])
})

function regionsOf({ drawn, seen }: OutlinedFrame) {
  return [...drawn, ...(seen ?? [])]
}
