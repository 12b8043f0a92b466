import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFrameLoader } from './frame-loader.ts'

function start(most = 12) {
  const asked: { readonly index: number; readonly succeed: () => void; readonly fail: () => void }[] = []
  const loaded: number[] = []
  const loader = createFrameLoader<string>({
    most,
    load: (index) =>
      new Promise((resolve, reject) => {
        asked.push({ index, succeed: () => resolve(`frame ${index}`), fail: () => reject(new Error('offline')) })
      }),
    onLoad: (index) => loaded.push(index),
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { loader, loaded, asked, indexes: () => asked.map(({ index }) => index), settle }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a wanted frame', () => {
  test('is loaded, reported, and returned at once the next time', async () => {
    const { loader, asked, loaded, settle } = start()
    expect(loader.want(3)).toBeNull()
    asked[0]?.succeed()
    await settle()
    expect(loaded).toEqual([3])
    expect(loader.want(3)).toBe('frame 3')
    expect(asked).toHaveLength(1)
  })

  test('is skipped if a fast turn has passed it before it could be requested', async () => {
    const { loader, asked, indexes, settle } = start()
    for (const index of [1, 2, 3, 4, 5]) loader.want(index)
    expect(indexes()).toEqual([1, 2])
    asked[0]?.succeed()
    await settle()
    expect(indexes()).toEqual([1, 2, 5])
  })

  test('is loaded before frames to preload', async () => {
    const { loader, asked, indexes, settle } = start()
    loader.preload([1, 7, 2, 6])
    loader.want(4)
    asked[0]?.succeed()
    await settle()
    expect(indexes()).toEqual([1, 7, 4])
  })

  test('is not retried after a failure until it is wanted again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { loader, asked, indexes, settle } = start()
    loader.want(2)
    asked[0]?.fail()
    await settle()
    expect(indexes()).toEqual([2])
    expect(loader.want(2)).toBeNull()
    expect(indexes()).toEqual([2, 2])
  })
})

test('keeps only the frames used last', async () => {
  const { loader, asked, settle } = start(2)
  for (const index of [0, 1]) loader.keep(index, `frame ${index}`)
  expect(loader.want(0)).toBe('frame 0')
  loader.keep(2, 'frame 2')
  expect(loader.want(1)).toBeNull()
  asked[0]?.succeed()
  await settle()
  expect(loader.want(1)).toBe('frame 1')
})

test('drops frames that were loading when the loader was cleared', async () => {
  const { loader, asked, loaded, settle } = start()
  loader.want(1)
  loader.clear()
  asked[0]?.succeed()
  await settle()
  expect(loaded).toEqual([])
  expect(loader.want(1)).toBeNull()
})
