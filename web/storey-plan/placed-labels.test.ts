import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, instanceIn } from '#domain/chess/chess.fixture.ts'
import { rectangle } from '#domain/picture/bodies.fixture.ts'
import type { PlanUnit } from '#web/picture/storey-plan-units.ts'
import type { LabelForm } from './label-forms.ts'
import { besideBox, labelled, placeLabels } from './placed-labels.ts'

const chess = chessOf([anInstance({ id: 1 })])
const box = { x: 0, y: 0, width: 100, height: 60 }
const unit: PlanUnit = { instance: instanceIn(chess, 1), polygons: [rectangle(0, 0, 100, 60)], path: '', box }
const long: LabelForm = [
  { text: 'long', tone: 'lead' },
  { text: 'price', tone: 'price' },
]
const short: LabelForm = [{ text: 'short', tone: 'lead' }]
const sizeOf = (form: LabelForm) => ({ width: form.length * 50, height: 20 })

describe('the label of a unit', () => {
  const texts = [labelled(unit, [long, short], sizeOf)]
  const at = (scale: number) => placeLabels(texts, scale)[0]

  test('is longer the more the plan is zoomed', () => {
    expect(at(0.9)?.form).toBe(short)
    expect(at(2)?.form).toBe(long)
  })

  test('is left out if nothing fits', () => {
    expect(placeLabels(texts, 0.3)).toEqual([])
  })

  test('keeps a distance from the walls', () => {
    expect(at(1)?.form).toBe(short)
    expect(at(1.06)?.form).toBe(long)
  })
})

describe('a label beside a box is', () => {
  const stage = { width: 300, height: 200 }
  const label = { width: 80, height: 40 }

  test('above the box, or below if there is no room', () => {
    expect(besideBox({ x: 100, y: 100, width: 40, height: 20 }, label, stage)).toEqual([120, 77])
    expect(besideBox({ x: 100, y: 30, width: 40, height: 20 }, label, stage)).toEqual([120, 73])
  })

  test('never outside the stage', () => {
    expect(besideBox({ x: 280, y: 100, width: 20, height: 20 }, label, stage)[0]).toBe(260)
    expect(besideBox({ x: 0, y: 100, width: 20, height: 20 }, label, stage)[0]).toBe(40)
  })
})
