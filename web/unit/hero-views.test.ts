import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, instanceIn } from '#domain/chess/chess.fixture.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { plansOf } from '#domain/layout/layout.ts'
import { buildingPlaceOf } from '#domain/picture/locate-unit.ts'
import type { Pinpoint } from '#domain/picture/pinpoint.ts'
import { viewsOf } from './hero-views.ts'

const image = { src: '/a', srcset: '', width: 10, height: 10, placeholder: '' }
const at = (kind: Pinpoint['kind']): Pinpoint => ({ kind, interactiveId: '1', frameId: 0, image, polygons: [] })
const unit = instanceIn(chessOf([anInstance({ id: 1 })]), 1)
const withLayout = (layout: Partial<Instance['layout']>): Instance => ({
  ...unit,
  layout: { ...unit.layout, ...layout },
})

describe('the views of a unit', () => {
  test('are those with pictures', () => {
    expect(viewsOf(unit, null)).toEqual(['plan'])
    expect(viewsOf(unit, { unit: at('storey'), storey: at('facade'), estate: null })).toEqual([
      'plan',
      'storey',
      'building',
    ])
    expect(viewsOf({ ...unit, gallery: [{ image, caption: null }] }, null)).toEqual(['plan', 'gallery'])
  })

  test('show a house on the masterplan, since it has no storey plan', () => {
    expect(viewsOf(unit, { unit: at('masterplan'), storey: null, estate: null })).toEqual(['plan', 'building'])
    expect(buildingPlaceOf({ unit: at('storey'), storey: null, estate: at('masterplan') })?.kind).toBe('masterplan')
  })
})

describe('the plans of a unit', () => {
  test('are one per level of a duplex', () => {
    expect(plansOf(withLayout({ plan: image, plan_levels: [image, image] }).layout)).toHaveLength(2)
  })

  test('are a single plan or none otherwise', () => {
    expect(plansOf(withLayout({ plan: image }).layout)).toEqual([image])
    expect(plansOf(withLayout({ plan: null }).layout)).toEqual([])
  })
})
