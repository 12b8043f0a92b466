import { expect, test } from 'vitest'
import { savesData } from './saves-data.ts'

test.each([
  ['a browser that does not say', {}, false],
  ['a fast connection', { connection: { saveData: false, effectiveType: '4g' } }, false],
  ['a visitor who saves data', { connection: { saveData: true, effectiveType: '4g' } }, true],
  ['3G', { connection: { effectiveType: '3g' } }, true],
  ['2G', { connection: { effectiveType: 'slow-2g' } }, true],
])('%s', (_, navigator, saves) => {
  expect(savesData(navigator)).toBe(saves)
})
