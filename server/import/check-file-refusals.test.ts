import { expect, test } from 'vitest'
import { type Change, errorsAfter, STOREY } from './check-file.fixture.ts'

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
])('refuses %s', (_, change, rows) => {
  expect(errorsAfter(change)).toEqual(rows)
})

test('refuses video players that are not allowed', () => {
  const [row, ...more] = errorsAfter(({ layout }) =>
    Object.assign(layout, { video: { embed: 'https://evil.example/' } }),
  )
  expect(row).toMatch(/^layouts\[0\]\.video\.embed: Has to begin with one of https:\/\/my\.matterport\.com\/show, /)
  expect(more).toEqual([])
})
