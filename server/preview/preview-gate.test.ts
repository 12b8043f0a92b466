import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { PREVIEW_COOKIE } from './preview-cookie.ts'
import { createPreviewGate } from './preview-gate.ts'
import { signPreview, signStored } from './preview-token.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

it('accepts links that were signed with an earlier secret, and no others', () => {
  const gate = createPreviewGate('new', () => NOW, ['old'])
  const cookieFor = (secret: string) => gate.cookieFor(signPreview(secret, 12, NOW).token)
  expect(cookieFor('new')).not.toBeNull()
  expect(cookieFor('old')).not.toBeNull()
  expect(cookieFor('older')).toBeNull()
})

describe('the view of an address', () => {
  const stored = { 1: { shows_draft: true }, 2: { shows_draft: false } } as const
  const gate = createPreviewGate(
    'secret',
    () => NOW,
    [],
    (id) => stored[id as keyof typeof stored],
  )
  const expires = new Date(NOW.getTime() + 1000)
  const token = (id: number, catalogueId = 12) => signStored('secret', { id, catalogueId, expires })
  const asked = (cookie: string | null) =>
    ({ headers: cookie === null ? {} : { cookie: `${PREVIEW_COOKIE}=${cookie}` } }) as FastifyRequest
  const viewed = (view: string | null, groups: readonly number[] = []) => ({ catalogue: { id: 12, groups }, view })

  it('opens its preview without a cookie', () => {
    expect(gate.permissionOf(asked(null), viewed(token(1)))).toBe('granted')
    expect(gate.draftPreviewOf(asked(null), viewed(token(1)))).toBe(1)
    expect(gate.draftPreviewOf(asked(null), viewed(token(2)))).toBeNull()
    expect(gate.draftPreviewOf(asked(null), viewed(`draft.${token(1)}`))).toBe(1)
  })

  it('counts before the cookie, and `live` shows no preview at all', () => {
    expect(gate.draftPreviewOf(asked(token(2)), viewed(token(1)))).toBe(1)
    expect(gate.permissionOf(asked(token(1)), viewed('live'))).toBe('none')
    expect(gate.draftPreviewOf(asked(token(1)), viewed('live'))).toBeNull()
    expect(gate.draftPreviewOf(asked(token(1)), viewed(null))).toBe(1)
  })

  it('opens nothing after its end, with a forged token or for another catalogue', () => {
    expect(gate.permissionOf(asked(token(1)), viewed(token(3)))).toBe('expired')
    expect(gate.permissionOf(asked(token(1)), viewed('forged'))).toBe('expired')
    expect(gate.permissionOf(asked(token(1)), viewed(''))).toBe('expired')
    expect(gate.permissionOf(asked(token(1)), viewed(token(1, 13)))).toBe('none')
    expect(gate.draftPreviewOf(asked(token(1)), viewed(token(1, 13)))).toBeNull()
  })

  it('opens the members of its group, which a cookie does not', () => {
    expect(gate.draftPreviewOf(asked(null), viewed(token(1, 40), [40]))).toBe(1)
    expect(gate.permissionOf(asked(token(1, 40)), viewed(null, [40]))).toBe('none')
  })

  it('is not passed on to another browser', () => {
    expect(gate.tokenOf(asked(token(1)), viewed(null))).toBe(token(1))
    expect(gate.tokenOf(asked(token(1)), viewed(token(1)))).toBeNull()
    expect(gate.tokenOf(asked(token(1)), viewed('live'))).toBeNull()
    expect(gate.tokenOf(asked('forged'), viewed(null))).toBeNull()
  })
})
