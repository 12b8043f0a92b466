import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { prepareAnswer, readAnswer } from './prepared-answer.ts'

const DATA = { units: Array.from({ length: 500 }, (_, id) => ({ id, price: 100_000 + 7 * id })) }

describe('an answer', () => {
  it('says the same in every encoding', async () => {
    const answer = await prepareAnswer(DATA)
    const expected = JSON.stringify({ data: DATA })
    expect(brotliDecompressSync(await answer.bytes('br')).toString()).toBe(expected)
    expect(gunzipSync(await answer.bytes('gzip')).toString()).toBe(expected)
    expect((await answer.bytes('identity')).toString()).toBe(expected)
    expect(await readAnswer(answer)).toEqual(DATA)
  })

  it.each(['br', 'gzip'] as const)('keeps no more memory for %s than it has bytes', async (encoding) => {
    const bytes = await (await prepareAnswer(DATA)).bytes(encoding)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  })
})
