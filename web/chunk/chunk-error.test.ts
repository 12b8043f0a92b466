import { expect, it } from 'vitest'
import { loadChunk } from './chunk-error.ts'

it('gives the part that comes in time', async () => {
  expect(await loadChunk('menu', async () => 'menu', 1000)).toBe('menu')
})

it('names a script that is missing', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(loadChunk('menu', load, 1000)).rejects.toMatchObject({
    code: 'CHUNK_LOAD_FAILED',
    chunk: 'menu',
    failure: 'missing',
  })
})

it('names a style that is missing by a code of its own', async () => {
  const load = () => Promise.reject(new Error('Unable to preload CSS for /assets/menu.css'))
  await expect(loadChunk('menu', load, 1000)).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED', chunk: 'menu' })
})

it('names a part that does not come in time', async () => {
  const load = () => new Promise<never>(() => {})
  await expect(loadChunk('menu', load, 1)).rejects.toMatchObject({ code: 'CHUNK_LOAD_FAILED', failure: 'timeout' })
})
