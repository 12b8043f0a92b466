import type { Fields } from './field.ts'

/** The kinds of interactives in a file. Panoramas have a list of their own. */
const PICTURE_KINDS = ['group', 'masterplan', 'facade', 'storey'] as const

/** The fields of an interactive, which is a picture with regions. */
export const INTERACTIVE_FIELDS = {
  kind: { kind: 'choice', options: PICTURE_KINDS, required: true, label: 'field.type', about: 'What it shows.' },
  name: { kind: 'text', required: true, names: true, label: 'common.name', about: 'The name that visitors read.' },
  estate: {
    kind: 'reference',
    to: 'estate',
    label: 'field.estate',
    about: 'The id of the building that a facade shows.',
  },
  parent: {
    kind: 'nested',
    to: 'interactive',
    label: 'publish.field.parent',
    about: 'The picture that leads to it.',
  },
  orbits: { kind: 'nested', label: 'publish.field.other' },
  volumes: {
    kind: 'nested',
    label: 'publish.field.regions',
    about: 'Bodies that become regions through the cameras, instead of drawn regions.',
  },
} as const satisfies Fields

/** The fields of a frame of an interactive. */
export const FRAME_FIELDS = {
  image: { kind: 'file', column: 'media_id', required: true, label: 'publish.field.image', about: 'The picture file.' },
  camera: {
    kind: 'nested',
    label: 'publish.field.other',
    about: 'A 4 × 4 matrix of projection × view, row by row.',
  },
  orbit: { kind: 'nested', label: 'publish.field.other' },
  heading: { kind: 'nested', label: 'publish.field.other' },
  regions: { kind: 'nested', label: 'publish.field.regions', about: 'Drawn regions that visitors can click.' },
} as const satisfies Fields

/** The fields of a panorama. */
export const PANORAMA_FIELDS = {
  name: { kind: 'text', required: true, names: true, label: 'common.name', about: 'The name that visitors read.' },
  scenes: { kind: 'nested', label: 'publish.field.scenes', about: 'The places that it shows.' },
} as const satisfies Fields
