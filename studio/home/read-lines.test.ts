import { expect, it } from 'vitest'
import { readLines } from './read-lines.ts'

async function linesOf(...parts: readonly Uint8Array[]): Promise<readonly unknown[]> {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  const lines: unknown[] = []
  for await (const line of readLines(stream)) lines.push(line)
  return lines
}

const bytes = new TextEncoder().encode('{"a":"дом"}\n{"b":1}\n{"c":2}')

it('reads every line, however the bytes arrive', async () => {
  const expected = [{ a: 'дом' }, { b: 1 }, { c: 2 }]
  expect(await linesOf(bytes)).toEqual(expected)
  // One byte at a time: letters of two bytes arrive in halves.
  expect(await linesOf(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(expected)
  expect(await linesOf()).toEqual([])
})

it('fails at a line that is not whole', async () => {
  await expect(linesOf(bytes.slice(0, -3))).rejects.toThrow(SyntaxError)
})
