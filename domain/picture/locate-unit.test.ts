import { describe, expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, instanceIn, projectAnswer } from '#domain/chess/chess.fixture.ts'
import { locateUnit } from './locate-unit.ts'
import type { PictureQuery, ShownPicture, Target } from './pinpoint.ts'

const image = { src: '/a', srcset: '', width: 10, height: 10, placeholder: '' }

function aPicture(id: string, targets: readonly Target[], more: Partial<ShownPicture> = {}): ShownPicture {
  const regions = targets.map((target, index) => ({
    target,
    polygons: [
      [
        [0, 0],
        [0.1 * (index + 1), 0],
        [0, 0.1],
      ] as [number, number][],
    ],
  }))
  return {
    id,
    kind: 'storey',
    frame: { id: 0, image, regions },
    frames: [{ id: 0 }],
    parent: null,
    storeys: [],
    ...more,
  }
}

const storey = (plan: { interactive: number; frame: number } | null) =>
  instanceIn(buildChess(projectAnswer, [anEstate([aSection([aStorey(1, [anInstance({ id: 9 })], { plan })])])]), 9)

const showFrom =
  (pictures: readonly ShownPicture[]) =>
  async ({ id, frame }: PictureQuery) => {
    const found = pictures.find((picture) => picture.id === id && picture.frame.id === frame)
    if (!found) throw new Error(`no picture ${id}`)
    return found
  }

const UNIT: Target = { kind: 'instance', id: 9 }
const STOREY: Target = { kind: 'storey', id: 101 }
const ESTATE: Target = { kind: 'estate', id: 5 }

describe('a unit is found', () => {
  test('on the plan of its storey, its building and its site', async () => {
    const pictures = [
      aPicture('3', [UNIT], { parent: { id: '2', frame: 0 } }),
      aPicture('2', [STOREY], { kind: 'facade', parent: { id: '1', frame: 0 } }),
      aPicture('1', [ESTATE], { kind: 'masterplan' }),
    ]
    const place = await locateUnit(storey({ interactive: 3, frame: 0 }), null, showFrom(pictures))
    expect([place.unit, place.storey, place.estate].map((found) => found?.interactiveId)).toEqual(['3', '2', '1'])
  })

  test('in the frame of the building that shows its storey', async () => {
    const turned = { id: 1, image, regions: aPicture('2', [STOREY]).frame.regions }
    const facade = aPicture('2', [], {
      kind: 'facade',
      frames: [0, 1].map((id) => ({ id })),
      storeys: [{ id: 101 }],
    })
    const pictures = [aPicture('3', [UNIT], { parent: { id: '2', frame: 0 } }), facade, { ...facade, frame: turned }]
    const place = await locateUnit(storey({ interactive: 3, frame: 0 }), null, showFrom(pictures))
    expect(place.storey).toMatchObject({ interactiveId: '2', frameId: 1 })
  })

  test('on the root picture if its storey has no plan', async () => {
    const place = await locateUnit(storey(null), { id: '1', frame: 0 }, showFrom([aPicture('1', [UNIT])]))
    expect(place).toMatchObject({ unit: { interactiveId: '1' }, storey: null, estate: null })
  })

  test('nowhere without pictures', async () => {
    expect(await locateUnit(storey(null), null, showFrom([]))).toEqual({ unit: null, storey: null, estate: null })
  })
})
