import { expect, test } from 'vitest'
import { groupFile } from '#contract/project-file.ts'
import { type Change, errorsAfter, STOREY } from './check-file.fixture.ts'
import { checkGroup } from './check-file.ts'

test('finds nothing wrong with the sample', () => {
  expect(errorsAfter(() => {})).toEqual([])
})

test.each(['GBR', 'GBP', 'KZT', 'GEL', 'UZS', 'KWD'] as const)('accepts two decimals in %s', (currency) => {
  const change: Change = ({ file, unit }) => {
    Object.assign(file.project, { currency })
    Object.assign(unit, { price: 99_999.99 })
  }
  expect(errorsAfter(change)).toEqual([])
})

test('takes a parking layout without a label, and asks homes for one', () => {
  const withoutLabel =
    (type: string): Change =>
    ({ file, layout }) => {
      const { label: _, ...rest } = layout
      file.layouts.push({ ...rest, id: 'other', type } as (typeof file.layouts)[number])
    }
  expect(errorsAfter(withoutLabel('parking'))).toEqual([])
  expect(errorsAfter(withoutLabel('living'))).toEqual([expect.stringMatching(/^layouts\[2\]\.label: Has to be /)])
})

test('reports decimals in a currency that has none', () => {
  const change: Change = ({ file, upper, unit, second }) => {
    Object.assign(file.project, { currency: 'JPY' })
    Object.assign(upper.instances?.[0] ?? {}, { price: 35_000_000 })
    Object.assign(unit, { price: 41_000_000, extra_price: 0.5 })
    Object.assign(second, { price: 41_000_000.5 })
  }
  expect(errorsAfter(change)).toEqual([
    `${STOREY}.instances[0].extra_price: JPY has no decimals: round 0.5`,
    `${STOREY}.instances[1].price: JPY has no decimals: round 41000000.5`,
  ])
})

test.each<readonly [string, Change, string]>([
  [
    'a unit',
    ({ second }) => Object.assign(second, { id: '1' }),
    `${STOREY}.instances[1].id: The id "1" is also used at ${STOREY}.instances[0]: give one of them another id`,
  ],
  [
    'a layout',
    ({ file, layout }) => file.layouts.push({ ...layout }),
    'layouts[2].id: The id "A" is also used at layouts[0]: give one of them another id',
  ],
  [
    'a status',
    ({ file }) => file.statuses.push({ id: 'free', type: 'free', name: 'x', color: '#000000' }),
    'statuses[2].id: The id "free" is also used at statuses[0]: give one of them another id',
  ],
  [
    'a panorama named as a picture',
    ({ plan, file, storey, upper }) => {
      Object.assign(plan, { id: 'hall' })
      for (const each of file.layouts) Reflect.deleteProperty(each, 'tour')
      Object.assign(storey, { plan: 'hall' })
      Object.assign(upper, { plan: 'hall' })
    },
    'panoramas[0].id: The id "hall" is also used at interactives[1]: give one of them another id',
  ],
  [
    'a scene',
    ({ panorama }) => panorama.scenes.push({ id: 'door', name: 'x', image: 'hall.png' }),
    'panoramas[0].scenes[2].id: The id "door" is also used at panoramas[0].scenes[0]: give one of them another id',
  ],
])('reports %s with a repeated id', (_, change, error) => {
  expect(errorsAfter(change)).toEqual([error])
})

test.each<readonly [string, Change, string]>([
  [
    'layout',
    ({ unit }) => Object.assign(unit, { layout: 'Z' }),
    `${STOREY}.instances[0].layout: There is no layout "Z", only "A", "B": correct the id, or add it`,
  ],
  [
    'status',
    ({ unit }) => Object.assign(unit, { status: 'Z' }),
    `${STOREY}.instances[0].status: There is no status "Z", only "free", "sold": correct the id, or add it`,
  ],
  [
    'promoaction',
    ({ unit }) => Object.assign(unit, { promoactions: ['spring', 'Z'] }),
    `${STOREY}.instances[0].promoactions[1]: There is no promoaction "Z", only "spring": correct the id, or add it`,
  ],
  [
    'tag',
    ({ unit }) => Object.assign(unit, { tags: ['Z'] }),
    `${STOREY}.instances[0].tags[0]: There is no tag "Z", only "terrace": correct the id, or add it`,
  ],
  [
    'plan',
    ({ storey }) => Object.assign(storey, { plan: 'Z' }),
    `${STOREY}.plan: There is no picture "Z", only "facade", "typical": correct the id, or add it`,
  ],
  [
    'plan of another kind',
    ({ storey }) => Object.assign(storey, { plan: 'facade' }),
    `${STOREY}.plan: "facade" is a facade, not a storey plan: name a picture of the kind "storey"`,
  ],
  [
    'estate of a picture',
    ({ facade }) => Object.assign(facade, { estate: 'Z' }),
    'interactives[0].estate: There is no estate "Z", only "h1": correct the id, or add it',
  ],
  [
    'parent',
    ({ plan }) => Object.assign(plan, { parent: { interactive: 'Z' } }),
    'interactives[1].parent.interactive: There is no picture "Z", only "facade", "typical": correct the id, or add it',
  ],
  [
    'frame of a parent',
    ({ plan }) => Object.assign(plan, { parent: { interactive: 'facade', frame: 2 } }),
    'interactives[1].parent.frame: "facade" has no frame 2: its frames are 0 to 1',
  ],
  [
    'root',
    ({ file }) => Object.assign(file, { root: 'Z' }),
    'root: There is no picture "Z", only "facade", "typical": correct the id, or add it',
  ],
  [
    'panorama of a tour',
    ({ layout }) => Object.assign(layout, { tour: { panorama: 'Z' } }),
    'layouts[0].tour.panorama: There is no panorama "Z", only "hall": correct the id, or add it',
  ],
  [
    'layout of a scene',
    ({ scene }) => Object.assign(scene, { plan: { layout: 'Z', point: [0, 0] } }),
    'panoramas[0].scenes[0].plan.layout: There is no layout "Z", only "A", "B": correct the id, or add it',
  ],
  [
    'scene',
    ({ scene }) => Object.assign(scene, { hotspots: [{ target: { kind: 'scene', id: 'Z' }, yaw: 0, pitch: 0 }] }),
    'panoramas[0].scenes[0].hotspots[0].target.id: There is no scene "Z", only "door", "window": correct the id, or add it',
  ],
  [
    'target of a hotspot',
    ({ scene }) => Object.assign(scene, { hotspots: [{ target: { kind: 'estate', id: 'Z' }, yaw: 0, pitch: 0 }] }),
    'panoramas[0].scenes[0].hotspots[0].target.id: There is no estate "Z", only "h1": correct the id, or add it',
  ],
  [
    'target of a region',
    ({ plan }) => Object.assign(plan.frames[0]?.regions?.[0]?.target ?? {}, { id: 'Z' }),
    'interactives[1].frames[0].regions[0].target.id: There is no instance "Z", only "1", "2", "3": correct the id, or add it',
  ],
  [
    'target of a volume',
    ({ facade }) => Object.assign(facade.volumes?.[1]?.target ?? {}, { id: 'Z' }),
    'interactives[0].volumes[1].target.id: There is no storey "Z", only "f1", "f2": correct the id, or add it',
  ],
  [
    'other project',
    ({ plan }) => Object.assign(plan.frames[0]?.regions?.[0] ?? {}, { target: { kind: 'project', id: 'Z' } }),
    'interactives[1].frames[0].regions[0].target.id: There is no project "Z", only "harbour": correct the id, or add it',
  ],
])('reports an unknown %s', (_, change, error) => {
  expect(errorsAfter(change)).toEqual([error])
})

test.each<readonly [string, Change]>([
  [
    'units without positions, which the chess places itself',
    ({ unit, second }) => [unit, second].map((each) => Reflect.deleteProperty(each, 'position')),
  ],
  [
    'a parking space without area and rooms',
    ({ layout }) => Object.assign(layout, { type: 'parking', label: '', area_total: 0 }),
  ],
  [
    'its own project as a target',
    ({ plan }) => Object.assign(plan.frames[0]?.regions?.[0] ?? {}, { target: { kind: 'project', id: 'harbour' } }),
  ],
])('accepts %s', (_, change) => {
  expect(errorsAfter(change)).toEqual([])
})

test('lets a group refer only to projects of the account and to its own pictures', () => {
  const polygons = [[[0, 0] as const, [1, 0] as const, [1, 1] as const]]
  const file = groupFile.parse({
    vitrine: 1,
    group: 'all',
    interactives: [
      {
        id: 'map',
        kind: 'group',
        name: 'Town',
        frames: [
          {
            image: 'cover.png',
            regions: [
              { target: { kind: 'project', id: 'harbour' }, polygons },
              { target: { kind: 'interactive', id: 'map' }, polygons },
              { target: { kind: 'estate', id: 'h1' }, polygons },
            ],
          },
        ],
      },
      { id: 'map', kind: 'facade', name: '', frames: [{ image: 'cover.png' }] },
    ],
  })
  expect(checkGroup(file, new Set(['harbour'])).map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
    'interactives[1].id: The id "map" is also used at interactives[0]: give one of them another id',
    'interactives[1].name: Is empty in every language: write a name',
    'interactives[0].frames[0].regions[2].target.id: There is no estate "h1", nor any other: add it',
    'interactives[1].kind: A facade picture is not allowed in this file: use group or masterplan',
  ])
})
