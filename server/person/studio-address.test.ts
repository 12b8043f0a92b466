import { expect, it } from 'vitest'
import { studioAddress } from './studio-address.ts'

it.each([
  ['http://127.0.0.1:3000', 'firstStart', 'http://localhost:3000/studio/first-start#token=t'],
  ['http://[::1]:3000', 'invitation', 'http://localhost:3000/studio/invitation#token=t'],
  ['http://127.0.0.1:3000', 'signIn', 'http://127.0.0.1:3000/studio/sign-in#token=t'],
  ['https://homes.example', 'firstStart', 'https://homes.example/studio/first-start#token=t'],
  ['http://127.0.0.10:3000', 'firstStart', 'http://127.0.0.10:3000/studio/first-start#token=t'],
] as const)('at %s the link of %s is %s', (base, page, link) => {
  expect(studioAddress(base, page, 't')).toBe(link)
})
