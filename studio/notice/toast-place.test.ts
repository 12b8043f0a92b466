import { expect, it } from 'vitest'
import { staysAfter, type ToastPlace } from './toast-place.ts'

const units: ToastPlace = { person: 1, project: 4, screen: '/c/4/units' }
const publish: ToastPlace = { ...units, screen: '/c/4/publish' }
const people: ToastPlace = { person: 1, project: null, screen: '/people' }
const other: ToastPlace = { person: 1, project: 5, screen: '/c/5/units' }
const signedOut: ToastPlace = { person: null, project: null, screen: '' }

it('belongs to the screen where it was shown', () => {
  expect(staysAfter(units, units, false)).toBe(true)
  expect([publish, people, other, signedOut].map((now) => staysAfter(units, now, false))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

it('stays with its act on other screens, but not over another project or for another person', () => {
  expect([publish, people].map((now) => staysAfter(units, now, true))).toEqual([true, true])
  expect([other, signedOut].map((now) => staysAfter(units, now, true))).toEqual([false, false])
  expect(staysAfter(people, other, true)).toBe(true)
})
