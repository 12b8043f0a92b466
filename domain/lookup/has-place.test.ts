import { describe, expect, it } from 'vitest'
import type { Page, PanelRoute } from '#domain/address/address.ts'
import { anInstance, chessOf } from '#domain/chess/chess.fixture.ts'
import { hasPlace } from './has-place.ts'

/** Estate 5 with the storeys 101 and 102, unit 1 in the first. */
const chess = chessOf([anInstance({ id: 1 })], [])
const PROJECT = 7
const premises: Page = { name: 'premises' }

const has = (page: Page, panel: PanelRoute | null = null) => hasPlace({ page, panel }, PROJECT, chess)

describe('a project has', () => {
  it('pages that name no subject', () => {
    expect(has({ name: 'main' })).toBe(true)
    expect(has({ name: 'pdf-chess', estateId: null })).toBe(true)
    expect(has(premises, { type: 'info', context: null, id: null })).toBe(true)
  })

  it.each([
    [5, 'chess-estate'],
    [5, 'chess-plus-estate'],
    [5, 'pdf-chess'],
  ] as const)('estate %i on %s, and no other', (estateId, name) => {
    expect(has({ name, estateId })).toBe(true)
    expect(has({ name, estateId: estateId + 1 })).toBe(false)
  })

  it('documents of its own units only', () => {
    expect([1, 2].map((instanceId) => has({ name: 'pdf', instanceId }))).toEqual([true, false])
  })

  it.each([
    [{ type: 'details', context: 'instance', id: 1 }, 2],
    [{ type: 'preview', context: 'instance', id: 1 }, 101],
    [{ type: 'group', context: 'storey', id: 102 }, 1],
    [{ type: 'info', context: 'estate', id: 5 }, 7],
    [{ type: 'info', context: 'project', id: PROJECT }, 5],
  ] as const)('%o, and not %i', (panel, other) => {
    expect(has(premises, panel)).toBe(true)
    expect(has(premises, { ...panel, id: other })).toBe(false)
  })

  it('no address whose page or panel is unknown', () => {
    const known: PanelRoute = { type: 'details', context: 'instance', id: 1 }
    expect(has({ name: 'chess-estate', estateId: 6 }, known)).toBe(false)
    expect(has({ name: 'chess-estate', estateId: 5 }, { ...known, id: 9 })).toBe(false)
  })
})
