import { expect, test } from 'vitest'
import { CHUNK_TIMEOUT_MS, LAZY_LOAD_DEBOUNCE_MS } from '#domain/screen/screen-size.ts'
import { chooseTheme, DARK_CLASS, isDark, themeColour } from './theme.ts'

test('a visitor’s own choice wins, then the catalogue’s, then light', () => {
  expect(chooseTheme('device', 'dark')).toBe('device')
  expect(chooseTheme(null, 'dark')).toBe('dark')
  expect(chooseTheme('purple', 'dark')).toBe('dark')
  expect(chooseTheme(null, null)).toBe('light')
})

test('device follows the system, the others do not', () => {
  expect([isDark('device', true), isDark('device', false)]).toEqual([true, false])
  expect([isDark('light', true), isDark('dark', false)]).toEqual([false, true])
})

test('the theme colour is black in the dark theme and white otherwise', () => {
  expect(themeColour(true)).toBe('#000000')
  expect(themeColour(false)).toBe('#ffffff')
  expect(DARK_CLASS).toBe('dark')
})

test('pictures load after 300 ms, and chunks time out after 120 s', () => {
  expect([LAZY_LOAD_DEBOUNCE_MS, CHUNK_TIMEOUT_MS]).toEqual([300, 120_000])
})
