import { expect, test } from 'vitest'
import { consentId, consentVersion } from './consent-text.ts'

const text = { texts: ['I agree to the <policy>policy</policy>.', ''], policy: 'https://homes.example/privacy' }

test('the same text has the same version, with or without an empty second box', () => {
  expect(consentVersion(text)).toMatch(/^[0-9a-f]{16}$/)
  expect(consentVersion({ ...text, texts: [text.texts[0] ?? ''] })).toBe(consentVersion(text))
})

test('another word, another box or another policy is another version', () => {
  const versions = [
    text,
    { ...text, texts: ['I agree to the <policy>policies</policy>.'] },
    { ...text, texts: [...text.texts, 'I agree.'] },
    { ...text, policy: 'https://homes.example/privacy-2' },
    { ...text, policy: null },
  ].map(consentVersion)
  expect(new Set(versions).size).toBe(versions.length)
})

test('a text is named by its form and its language', () => {
  expect(consentId('mne')).toBe('order.mne')
})
