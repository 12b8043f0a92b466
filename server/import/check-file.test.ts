import { expect, test } from 'vitest'
import { groupFile, projectFile } from '#contract/project-file.ts'
import { checkGroup, checkProject } from './check-file.ts'
import { listEntries } from './entries.ts'
import { type ProjectInput, sampleFile } from './import.fixture.ts'

type Change = (parts: ReturnType<typeof partsOf>) => unknown

/** The parts of the sample that the tests change. */
function partsOf(file: ProjectInput) {
  const [layout] = file.layouts
  const [estate] = file.estates
  const [section] = estate?.sections ?? []
  const [storey, upper] = section?.storeys ?? []
  const [unit, second] = storey?.instances ?? []
  const [facade, plan] = file.interactives ?? []
  const [panorama] = file.panoramas ?? []
  const [scene] = panorama?.scenes ?? []
  if (!layout || !estate || !section || !storey || !upper || !unit || !second) throw new Error('sample has no units')
  if (!facade || !plan || !panorama || !scene) throw new Error('sample has no pictures')
  return { file, layout, estate, section, storey, upper, unit, second, facade, plan, panorama, scene }
}

function errorsAfter(change: Change): readonly string[] {
  const input = sampleFile()
  change(partsOf(input))
  const file = projectFile.parse(input)
  return checkProject(file, listEntries(file)).map(({ path, reason }) => `${path}: ${reason}`)
}

const STOREY = 'estates[0].sections[0].storeys[0]'

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

test.each<readonly [string, Change, readonly string[]]>([
  [
    'two units in one position',
    ({ second }) => Object.assign(second, { position: 1 }),
    [
      `${STOREY}.instances[1].position: Overlaps ${STOREY}.instances[0]: give one of them another position, or a smaller span`,
    ],
  ],
  [
    'a wide unit over its neighbour',
    ({ unit }) => Object.assign(unit, { span: { columns: 2, storeys: 1 } }),
    [
      `${STOREY}.instances[1].position: Overlaps ${STOREY}.instances[0]: give one of them another position, or a smaller span`,
    ],
  ],
  [
    'a duplex under another unit',
    ({ unit }) => Object.assign(unit, { span: { columns: 1, storeys: 2 } }),
    [
      `estates[0].sections[0].storeys[1].instances[0].position: Overlaps ${STOREY}.instances[0]: give one of them another position, or a smaller span`,
    ],
  ],
  [
    'two storeys of the same order',
    ({ upper }) => Object.assign(upper, { order: 1 }),
    [`estates[0].sections[0].storeys[1]: Has the order 1, the same as ${STOREY}: give one of them another "order"`],
  ],
  [
    'a name that is empty in every language',
    ({ estate }) => Object.assign(estate, { name: {} }),
    ['estates[0].name: Is empty in every language: write a name'],
  ],
  [
    'a name of spaces only',
    ({ file }) => Object.assign(file.project, { name: { en: ' ' } }),
    ['project.name: Is empty in every language: write a name'],
  ],
  [
    'a home without area',
    ({ layout }) => Object.assign(layout, { area_total: 0 }),
    ['layouts[0].area_total: Has to be more than 0 for living, not 0'],
  ],
  [
    'a unit with an area of 0',
    ({ unit }) => Object.assign(unit, { area_total: 0 }),
    [`${STOREY}.instances[0].area_total: Has to be more than 0 for living, not 0`],
  ],
  [
    'a home without rooms',
    ({ layout }) => Object.assign(layout, { label: '0' }),
    ['layouts[0].label: Has to be a number of rooms such as "2" or "2.5", or "studio" for living, not "0"'],
  ],
  [
    'volumes without a camera',
    ({ facade }) => Reflect.deleteProperty(facade.frames[0] ?? {}, 'camera'),
    ['interactives[0].volumes: No frame has a camera to view them with: add a camera to a frame, or draw regions'],
  ],
  [
    'a camera without volumes',
    ({ facade }) => Object.assign(facade, { volumes: [] }),
    ['interactives[0].frames[0].camera: The picture has no volumes for this camera: add volumes, or remove the camera'],
  ],
  [
    'a volume whose top is below its bottom',
    ({ facade }) => Object.assign(facade.volumes?.[0] ?? {}, { top: -1 }),
    ['interactives[0].volumes[0].top: Has to be above the bottom, or equal to it for a terrace'],
  ],
  [
    'a bent roof',
    ({ facade }) => Object.assign(facade.volumes?.[0] ?? {}, { top: [3, 3, 3, 5] }),
    [
      'interactives[0].volumes[0].top: Its corners are not in one plane (off by up to 0.5): split the volume into parts that are flat at the top',
    ],
  ],
  [
    'a roof with too few heights',
    ({ facade }) => Object.assign(facade.volumes?.[0] ?? {}, { top: [3, 3, 5] }),
    ['interactives[0].volumes[0].top: Has 3 heights, but the base has 4 corners: give one for each corner'],
  ],
  [
    'a frame without an orbit beside one with it',
    ({ facade }) => {
      facade.orbits = [
        { id: 'high', name: 'From above' },
        { id: 'low', name: '' },
      ]
      Object.assign(facade.frames[0] ?? {}, { orbit: 'street' })
    },
    [
      'interactives[0].orbits[1].name: Is empty in every language: write a name',
      'interactives[0].orbits[0]: No frame belongs to the orbit "high"',
      'interactives[0].orbits[1]: No frame belongs to the orbit "low"',
      'interactives[0].frames[0].orbit: There is no orbit "street"',
      'interactives[0].frames[1].orbit: Is missing: the picture has orbits',
    ],
  ],
  [
    'an orbit where there are none',
    ({ facade }) => Object.assign(facade.frames[0] ?? {}, { orbit: 'high' }),
    ['interactives[0].frames[0].orbit: There is no orbit "high"'],
  ],
  [
    'two orbits with the same id',
    ({ facade }) => {
      facade.orbits = [
        { id: 'high', name: 'From above' },
        { id: 'high', name: 'From the street' },
      ]
      for (const frame of facade.frames) frame.orbit = 'high'
    },
    [
      'interactives[0].orbits[1].id: The id "high" is also used at interactives[0].orbits[0]: give one of them another id',
    ],
  ],
  [
    'orbits of a storey plan',
    ({ plan }) => {
      plan.orbits = [
        { id: 'high', name: 'From above' },
        { id: 'low', name: 'From below' },
      ]
    },
    ['interactives[1].orbits: A storey plan has no orbits'],
  ],
  [
    'a picture that is its own ancestor',
    ({ facade }) => Object.assign(facade, { parent: { interactive: 'typical' } }),
    [
      'interactives[0].parent: Leads back to "facade" itself: name the picture above it',
      'interactives[1].parent: Leads back to "typical" itself: name the picture above it',
    ],
  ],
  [
    'the picture of a group',
    ({ facade }) => Object.assign(facade, { kind: 'group' }),
    ['interactives[0].kind: A group picture is not allowed in this file: use masterplan or facade or storey'],
  ],
])('refuses %s', (_, change, errors) => {
  expect(errorsAfter(change)).toEqual(errors)
})

test('refuses video players that are not allowed', () => {
  const [error, ...more] = errorsAfter(({ layout }) =>
    Object.assign(layout, { video: { embed: 'https://evil.example/' } }),
  )
  expect(error).toMatch(/^layouts\[0\]\.video\.embed: Has to begin with one of https:\/\/my\.matterport\.com\/show, /)
  expect(more).toEqual([])
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
