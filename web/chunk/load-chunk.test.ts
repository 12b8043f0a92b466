import { expect, it } from 'vitest'
import { loadChunk } from './load-chunk.ts'

it('returns a part that loads in time', async () => {
  expect(await loadChunk('menu', async () => 'menu', 1000)).toBe('menu')
})

it('reports a missing script', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(loadChunk('menu', load, 1000)).rejects.toMatchObject({
    code: 'CHUNK_LOAD_FAILED',
    chunk: 'menu',
    failure: 'missing',
    cause: { message: 'Failed to fetch dynamically imported module' },
  })
})

it('reports a missing style with its own code', async () => {
  const load = () => Promise.reject(new Error('Unable to preload CSS for /assets/menu.css'))
  await expect(loadChunk('menu', load, 1000)).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED', chunk: 'menu' })
})

it('reports a part that does not load in time', async () => {
  const load = () => new Promise<never>(() => {})
  await expect(loadChunk('menu', load, 1)).rejects.toMatchObject({ code: 'CHUNK_LOAD_FAILED', failure: 'timeout' })
})
