import { expect, it } from 'vitest'
import { createNotices, type LogFormat } from './notices.ts'

it('writes plain text, with warnings and errors to standard error', () => {
  expect(writtenIn('text')).toEqual({ out: '\n  Ready\n\n', err: 'A doubt\nA fault\nThe end\n' })
})

it('writes one line of JSON for each notice, with the levels of the request log', () => {
  const { out, err } = writtenIn('json')
  const read = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  expect(read(out)).toMatchObject([{ level: 30, pid: process.pid, msg: 'Ready' }])
  expect(read(err)).toMatchObject([
    { level: 40, msg: 'A doubt' },
    { level: 50, msg: 'A fault' },
    { level: 60, msg: 'The end' },
  ])
})

function writtenIn(format: LogFormat) {
  const written = { out: '', err: '' }
  const stream = (name: 'out' | 'err') => ({
    write: (text: string | Uint8Array) => {
      written[name] += text
      return true
    },
  })
  const notices = createNotices(format, { out: stream('out'), err: stream('err') })
  notices.info('\n  Ready\n')
  notices.warn('A doubt')
  notices.error('A fault')
  notices.fatal('The end')
  return written
}
