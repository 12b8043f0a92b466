import { expect, it } from 'vitest'
import { DataFolderError } from './db/folder-error.ts'
import { explainFailure } from './explain-failure.ts'
import { StudioHostError } from './session/studio-domain.ts'

const CONTEXT = { host: '127.0.0.1', port: 3000, dataDir: './data' }
const coded = (code: string, more: object = {}) =>
  Object.assign(new Error('password authentication failed'), { code, ...more })

it.each([
  ['a refused folder', new DataFolderError('The folder is damaged. Restore it.'), 'The folder is damaged. Restore it.'],
  ['a host that is taken', new StudioHostError('The host is taken. Choose another.'), 'The host is taken.'],
  ['a port in use', coded('EADDRINUSE', { syscall: 'listen' }), 'Port 3000 on 127.0.0.1 is in use.'],
  ['a privileged port', coded('EACCES', { syscall: 'listen' }), 'Port 3000 may not be used by this user.'],
  ['an address of another machine', coded('EADDRNOTAVAIL', { syscall: 'listen' }), 'no address 127.0.0.1'],
  ['a read-only folder', coded('EROFS', { syscall: 'open' }), 'The data folder ./data cannot be written to (EROFS).'],
  ['a folder of another user', coded('EACCES', { syscall: 'mkdir' }), 'cannot be written to (EACCES).'],
  ['a full disk', coded('ENOSPC', { syscall: 'write' }), 'The disk of the data folder ./data is full.'],
  ['a file in place of a folder', coded('ENOTDIR', { syscall: 'mkdir' }), './data is not a folder.'],
  ['a server that is down', new AggregateError([coded('ECONNREFUSED', { syscall: 'connect' })]), 'does not answer'],
  [
    'a wrong password',
    new Error('Failed query', { cause: coded('28P01') }),
    'refuses: password authentication failed.',
  ],
  ['a standby server', coded('25006'), 'read-only'],
])('explains %s, and says what to do', (_, error, sentence) => {
  const explanation = explainFailure(error, CONTEXT)
  expect(explanation).toContain(sentence)
  expect(explanation).toMatch(/^[^\n]+\. [^\n]+\.$/)
})

it.each([new TypeError('x is not a function'), coded('42P01'), 'text'])(
  'keeps the stack trace of our own error: %s',
  (error) => {
    expect(explainFailure(error, CONTEXT)).toBeNull()
  },
)
