import type { Box } from '#domain/picture/box.ts'
import { labelPointsOf, placeLabel } from '#domain/picture/label-place.ts'
import type { Point } from '#domain/picture/polygon.ts'
import type { Size } from '#domain/picture/viewport.ts'
import type { PlanUnit } from '#web/picture/storey-plan-units.ts'
import type { LabelForm } from './label-forms.ts'

/** A unit with the forms of its label. */
interface LabelledUnit {
  readonly unit: PlanUnit
  readonly points: readonly Point[]
  /** The longest first, with their sizes in CSS pixels. */
  readonly forms: readonly { readonly form: LabelForm; readonly size: Size }[]
}

/** A label and its position, in pixels of the plan. */
interface PlacedLabel {
  readonly unit: PlanUnit
  readonly form: LabelForm
  readonly at: Point
}

// In CSS pixels. A label that touches the walls would look like a part of the plan.
const AIR = 3

/** Prepares a unit with the forms of its label and the points where it may be placed. */
export function labelled(unit: PlanUnit, forms: readonly LabelForm[], sizeOf: (form: LabelForm) => Size): LabelledUnit {
  return { unit, points: labelPointsOf(unit.polygons), forms: forms.map((form) => ({ form, size: sizeOf(form) })) }
}

/** The longest label that fits into each unit at this scale. Leaves out units where none fits. */
export function placeLabels(units: readonly LabelledUnit[], scale: number): readonly PlacedLabel[] {
  return units.flatMap(({ unit, points, forms }) => {
    const sizes = forms.map(({ size }) => inPlan(size, scale))
    const place = placeLabel(unit.polygons, points, sizes)
    const chosen = place && forms[place.index]
    return chosen ? [{ unit, form: chosen.form, at: place.at }] : []
  })
}

function inPlan({ width, height }: Size, scale: number): Size {
  return { width: (width + 2 * AIR) / scale, height: (height + 2 * AIR) / scale }
}

/** The middle of a label beside a box on the stage: above it, or below if there is no room, never outside the stage. */
export function besideBox(box: Box, label: Size, stage: Size): Point {
  const above = box.y - label.height / 2 - AIR
  const y = above - label.height / 2 >= 0 ? above : box.y + box.height + label.height / 2 + AIR
  return [within(box.x + box.width / 2, label.width, stage.width), within(y, label.height, stage.height)]
}

function within(middle: number, size: number, room: number): number {
  return Math.max(size / 2, Math.min(middle, room - size / 2))
}
