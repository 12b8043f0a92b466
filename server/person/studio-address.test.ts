import { expect, it } from 'vitest'
import { studioAddress } from './studio-address.ts'

it('has the token in the fragment', () => {
  expect(studioAddress('https://studio.homes.example', 'firstStart', 't')).toBe(
    'https://studio.homes.example/studio/first-start#token=t',
  )
})
