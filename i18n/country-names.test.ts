import { getCountries } from 'libphonenumber-js'
import { expect, it, test } from 'vitest'
import { knownCountryNames, loadCountryNames } from './country-names.ts'

test.each(['ka', 'uz'] as const)(
  '%s: every country that has phones is named as the Unicode tables name it',
  async (code) => {
    const nameOf = await loadCountryNames(code)
    const known = knownCountryNames(code)
    for (const country of getCountries()) {
      // The tables write oʻ and gʻ in two ways; we in one.
      expect(nameOf?.(country)).toBe(known(country).replace('‘', 'ʻ'))
    }
    expect(nameOf?.('GE')).toBe(code === 'ka' ? 'საქართველო' : 'Gruziya')
  },
)

it('leaves the other languages to the browser', async () => {
  expect(await loadCountryNames('ru')).toBeNull()
  expect(knownCountryNames('ru')('GE')).toBe('Грузия')
})
