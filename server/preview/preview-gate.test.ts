import { describe, expect, it } from 'vitest'
import { createPreviewGate } from './preview-gate.ts'
import { signPreview, signStored } from './preview-token.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

const viewed = (view: string | null, groups: readonly number[] = []) => ({ catalogue: { id: 12, groups }, view })

it('accepts links that were signed with an earlier secret, and no others', () => {
  const gate = createPreviewGate('new', () => NOW, ['old'])
  const permission = (secret: string) => gate.permissionOf(viewed(signPreview(secret, 12, NOW).token))
  expect(permission('new')).toBe('granted')
  expect(permission('old')).toBe('granted')
  expect(permission('older')).toBe('expired')
})

describe('the view of an address', () => {
  const expires_at = new Date(NOW.getTime() + 500)
  const stored = { 1: { shows_draft: true, expires_at }, 2: { shows_draft: false, expires_at } } as const
  const gate = createPreviewGate(
    'secret',
    () => NOW,
    [],
    (id) => stored[id as keyof typeof stored],
  )
  const expires = new Date(NOW.getTime() + 1000)
  const token = (id: number, catalogueId = 12) => signStored('secret', { id, catalogueId, expires })

  it('opens its preview', () => {
    expect(gate.permissionOf(viewed(token(1)))).toBe('granted')
    expect(gate.draftPreviewOf(viewed(token(1)))).toBe(1)
    expect(gate.draftPreviewOf(viewed(token(2)))).toBeNull()
    expect(gate.draftPreviewOf(viewed(`draft.${token(1)}`))).toBe(1)
  })

  it('shows no preview if there is none, or if it is `live`', () => {
    for (const view of [null, 'live']) {
      expect(gate.permissionOf(viewed(view))).toBe('none')
      expect(gate.draftPreviewOf(viewed(view))).toBeNull()
    }
  })

  it('opens nothing after its end, with a forged token or for another catalogue', () => {
    expect(gate.permissionOf(viewed(token(3)))).toBe('expired')
    expect(gate.permissionOf(viewed('forged'))).toBe('expired')
    expect(gate.permissionOf(viewed(''))).toBe('expired')
    expect(gate.permissionOf(viewed(token(1, 13)))).toBe('none')
    expect(gate.draftPreviewOf(viewed(token(1, 13)))).toBeNull()
  })

  it('opens the members of its group', () => {
    expect(gate.draftPreviewOf(viewed(token(1, 40), [40]))).toBe(1)
    expect(gate.draftPreviewOf(viewed(token(1, 40)))).toBeNull()
  })
})
