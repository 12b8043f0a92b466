import { expect, it } from 'vitest'
import { createPreviewGate } from './preview-gate.ts'
import { signPreview } from './preview-token.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

it('accepts links that were signed with an earlier secret, and no others', () => {
  const gate = createPreviewGate('new', () => NOW, ['old'])
  const cookieFor = (secret: string) => gate.cookieFor(signPreview(secret, 12, NOW).token)
  expect(cookieFor('new')).not.toBeNull()
  expect(cookieFor('old')).not.toBeNull()
  expect(cookieFor('older')).toBeNull()
})
