import { expect, it } from 'vitest'
import { createByteCache } from './byte-cache.ts'

it('drops the least recently used bytes when it is full', () => {
  const cache = createByteCache(10)
  for (const key of ['a', 'b']) cache.set(key, Buffer.alloc(5))
  cache.get('a')
  cache.set('c', Buffer.alloc(5))
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.length)).toEqual([5, undefined, 5])
})

it('counts replaced bytes once', () => {
  const cache = createByteCache(10)
  for (const size of [4, 6, 4]) cache.set('a', Buffer.alloc(size))
  cache.set('b', Buffer.alloc(6))
  expect(['a', 'b'].map((key) => cache.get(key)?.length)).toEqual([4, 6])
})

it('does not keep bytes larger than the whole cache', () => {
  const cache = createByteCache(10)
  cache.set('a', Buffer.alloc(5))
  cache.set('b', Buffer.alloc(11))
  expect(['a', 'b'].map((key) => cache.get(key)?.length)).toEqual([5, undefined])
})
