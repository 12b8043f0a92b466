import { expect, test } from 'vitest'
import type { Address } from '#domain/address/address.ts'
import { hostTargetOf } from './host-target.ts'

const current: Address = {
  lang: 'en',
  firstToken: 'harbour',
  secondToken: 'anna',
  page: { name: 'main' },
  panel: null,
}

const target = (fullPath: string, from = current) => hostTargetOf(fullPath, from, ['harbour', 'pines'])

test.each([
  ['/en/harbour/anna', '/en/harbour/anna', true],
  ['/en/harbour/anna/chess?rooms=1,2&sort=cheaper', '/en/harbour/anna/chess?rooms=1,2&sort=cheaper', true],
  ['/en/harbour/anna/premises/details/instance/7', '/en/harbour/anna/premises/details/instance/7', true],
  ['/harbour/anna/chess', '/en/harbour/anna/chess', true],
  ['/de/harbour/anna/chess?rooms=1', '/de/harbour/anna/chess?rooms=1', false],
  ['/en/pines/anna/chess', '/en/pines/anna/chess', false],
  ['/en/harbour/anna/premises/7', '/en/harbour/anna/premises/details/instance/7', true],
  ['/en/harbour/anna/chess?crm=x&rooms=1&preview=y', '/en/harbour/anna/chess?rooms=1', true],
])('%s leads to %s', (fullPath, path, isSameDocument) => {
  expect(target(fullPath)).toEqual({ path, isSameDocument })
})

test.each([
  '/en/mill/anna',
  '/en/harbour',
  '/en/harbour/boris/chess',
  '/en/harbour/anna/nowhere/at/all',
  '/',
  '/de',
  '/api/v1',
  '/demo/host',
  '//evil.example',
])('%s leads nowhere', (fullPath) => {
  expect(target(fullPath)).toBeNull()
})

test('the view of the link stays, whether the path has it or not', () => {
  const groupTokens = ['harbour~live', 'pines~live']
  const to = (fullPath: string) => hostTargetOf(fullPath, { ...current, firstToken: 'harbour~live' }, groupTokens)
  const chess = { path: '/en/harbour~live/anna/chess', isSameDocument: true }
  expect(to('/en/harbour/anna/chess')).toEqual(chess)
  expect(to('/en/harbour~other/anna/chess')).toEqual(chess)
  expect(to('/en/pines/anna')).toEqual({ path: '/en/pines~live/anna', isSameDocument: false })
})

test('a catalogue without a partner gets no partner', () => {
  expect(target('/en/harbour/anna', { ...current, secondToken: null })).toBeNull()
})
