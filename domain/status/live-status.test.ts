import { expect, test } from 'vitest'
import { doubtfulSteps } from './live-status.ts'
import { STATUS_TYPES, type StatusType } from './status.ts'

const { free, reserved, sold, not_for_sale: withheld } = STATUS_TYPES
const step = (from: StatusType, to: StatusType) => ({ from, to })

test('a unit that was sold or not for sale is asked about, whatever it becomes', () => {
  const asked = [step(sold, free), step(sold, reserved), step(sold, withheld)]
  const back = [step(withheld, free), step(withheld, reserved), step(withheld, sold)]
  for (const each of [...asked, ...back]) expect(doubtfulSteps([each])).toEqual([each])
})

test('several available units that become sold together are asked about, one alone is not', () => {
  const sale = step(free, sold)
  expect(doubtfulSteps([sale])).toEqual([])
  expect(doubtfulSteps([sale, sale])).toEqual([sale, sale])
  // A reserved unit that is sold is the usual end of a reservation.
  expect(doubtfulSteps([sale, step(reserved, sold), step(reserved, sold)])).toEqual([])
})

test('only the doubtful steps of an act are asked about', () => {
  const reopened = step(sold, free)
  expect(doubtfulSteps([step(free, reserved), reopened, step(reserved, free), step(free, sold)])).toEqual([reopened])
})

test('another status of the same type is not asked about', () => {
  expect(doubtfulSteps([step(sold, sold), step(withheld, withheld), step(free, free)])).toEqual([])
})
