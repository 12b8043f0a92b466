import { expect, test } from 'vitest'
import type { Status } from '#domain/status/status.ts'
import { mainClosedStatus } from './status.ts'

const of = (id: number, type: Status['type']): Status => ({ id, type, name: String(id), color: '#8A857D' })

test('the first closed status by type gets the plain outline', () => {
  expect(mainClosedStatus([of(1, 1), of(2, 2), of(5, 4), of(3, 3), of(4, 3)])?.id).toBe(3)
  expect(mainClosedStatus([of(1, 1), of(2, 2)])).toBeUndefined()
})
