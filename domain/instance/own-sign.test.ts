import { expect, test } from 'vitest'
import { hasOwnSign } from './own-sign.ts'

test('recognises number signs in the languages of the catalogue', () => {
  const signed = ['Нежил. №1', '№ 12', '#7', 'No. 5', 'Shop no 5', 'Nr. 3', 'N.º 8', 'č. 4', 'br. 9', '12号']
  expect(signed.filter((number) => !hasOwnSign(number))).toEqual([])
})

test('does not mistake letters of a number for a sign', () => {
  expect(['12', 'A-12', 'N12', 'C1', 'Norden 4', 'БР-3', 'NO12B'].filter(hasOwnSign)).toEqual([])
})
