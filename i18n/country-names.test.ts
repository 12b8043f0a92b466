import { getCountries } from 'libphonenumber-js'
import { expect, it, test } from 'vitest'
import { knownCountryNames, loadCountryNames } from './country-names.ts'

test.each(['ka', 'uz'] as const)('%s: every country with a dialling code has its Unicode name', async (code) => {
  const nameOf = await loadCountryNames(code)
  const known = knownCountryNames(code)
  for (const country of getCountries()) {
    // Unicode writes oʻ and gʻ in two ways, we in one.
    expect(nameOf?.(country)).toBe(known(country).replace('‘', 'ʻ'))
  }
  expect(nameOf?.('GE')).toBe(code === 'ka' ? 'საქართველო' : 'Gruziya')
})

it('loads no names for the other languages', async () => {
  expect(await loadCountryNames('ru')).toBeNull()
  expect(knownCountryNames('ru')('GE')).toBe('Грузия')
})
