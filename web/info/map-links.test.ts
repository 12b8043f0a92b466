import { expect, test } from 'vitest'
import { deviceMapHref, mapHref } from './map-links.ts'

const position = { lat: 42.1, lng: 19.08 }

test('links to a web map', () => {
  expect(mapHref(position)).toBe('https://www.openstreetmap.org/?mlat=42.1&mlon=19.08#map=16/42.1/19.08')
})

test('links to the maps app on a phone, and to a web map on a computer', () => {
  expect(deviceMapHref(position, 'Quay 1', 'Linux; Android 16')).toBe('geo:42.1,19.08?q=42.1,19.08(Quay%201)')
  expect(deviceMapHref(position, 'Quay 1', 'iPhone; CPU')).toBe('maps:?ll=42.1,19.08&q=Quay%201')
  expect(deviceMapHref(position, 'Quay 1', 'Windows NT')).toBe(mapHref(position))
})
