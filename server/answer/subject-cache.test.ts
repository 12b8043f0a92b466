import { expect, it } from 'vitest'
import type { Subject } from '#server/live/change.ts'
import { createTestFeed } from '#server/live/test-feed.fixture.ts'
import { createSubjectCache } from './subject-cache.ts'

const CHESS: Subject = { scope: 'chess', id: 1 }
const PROJECT: Subject = { scope: 'project', id: 1 }
const BOUNDS = { most: 100, sizeOf: () => 1 }

it('makes a value once, even for calls that arrive while it is being made', async () => {
  const cache = createSubjectCache<number>(createTestFeed(), BOUNDS)
  let made = 0
  const make = async () => ({ value: ++made, subjects: [CHESS] })
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual([1, 1])
  expect(await cache.get('a', make)).toBe(1)
  expect(cache.peek('a')).toBe(1)
})

it('drops exactly what a change touches', async () => {
  const feed = createTestFeed()
  const cache = createSubjectCache<string>(feed, BOUNDS)
  await cache.get('chess', async () => ({ value: 'old', subjects: [CHESS] }))
  await cache.get('project', async () => ({ value: 'kept', subjects: [PROJECT] }))
  await cache.get('both', async () => ({ value: 'old', subjects: [PROJECT, CHESS] }))
  await feed.change(CHESS)
  expect([cache.peek('chess'), cache.peek('project'), cache.peek('both')]).toEqual([undefined, 'kept', undefined])
})

it('makes a value again if its data changes while it is being made', async () => {
  const feed = createTestFeed()
  const cache = createSubjectCache<string>(feed, BOUNDS)
  const states = ['before', 'after']
  const value = await cache.get('a', async () => {
    const read = states.shift() ?? 'too often'
    if (read === 'before') await feed.change(CHESS)
    return { value: read, subjects: [CHESS] }
  })
  expect(value).toBe('after')
  expect(cache.peek('a')).toBe('after')
})

it('does not make a value again if something else changes meanwhile', async () => {
  const feed = createTestFeed()
  const cache = createSubjectCache<number>(feed, BOUNDS)
  let made = 0
  await cache.get('a', async () => {
    await feed.change(PROJECT)
    return { value: ++made, subjects: [CHESS] }
  })
  expect(made).toBe(1)
})

it('does not share a value begun before a change with calls made after it', async () => {
  const feed = createTestFeed()
  const cache = createSubjectCache<string>(feed, BOUNDS)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = cache.get('a', async () => {
    await held
    return { value: 'slow', subjects: [CHESS] }
  })
  await feed.change(CHESS)
  expect(await cache.get('a', async () => ({ value: 'new', subjects: [CHESS] }))).toBe('new')
  release()
  await slow
})

it('does not cache missing values or failures', async () => {
  const cache = createSubjectCache<string>(createTestFeed(), BOUNDS)
  expect(await cache.get('a', async () => null)).toBeNull()
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cache.get('a', async () => ({ value: 'here', subjects: [] }))).toBe('here')
})

it('stays within its size limit and drops the least recently used values', async () => {
  const feed = createTestFeed()
  const cache = createSubjectCache<string>(feed, { most: 10, sizeOf: ({ length }) => length })
  const put = (value: string) => cache.get(value, async () => ({ value, subjects: [CHESS] }))
  await put('aaaa')
  await put('bbbb')
  await put('aaaa')
  await put('cccc')
  expect(['aaaa', 'bbbb', 'cccc'].map(cache.peek)).toEqual(['aaaa', undefined, 'cccc'])
  expect(await put('more than ten')).toBe('more than ten')
  expect(cache.peek('more than ten')).toBeUndefined()
  await feed.change(CHESS)
  expect(['aaaa', 'cccc'].map(cache.peek)).toEqual([undefined, undefined])
})
