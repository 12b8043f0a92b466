import { HOUSE_TYPES, STAGES } from '#domain/project/descriptions.ts'
import type { Fields } from './field.ts'

/** The fields of an estate, which is a building. */
export const ESTATE_FIELDS = {
  name: { kind: 'text', required: true, names: true, label: 'common.name', about: 'The name that visitors read.' },
  type: {
    kind: 'word',
    least: 1,
    most: 50,
    initial: 'house',
    label: 'field.type',
    about: 'A word of your own for the kind of building.',
  },
  stage: {
    kind: 'choice',
    options: STAGES,
    words: 'stage',
    shown: true,
    label: 'field.stage',
    about: 'Its construction stage.',
  },
  construction_end: { kind: 'nested', label: 'field.construction_end', about: 'When it is finished.' },
  house_type: {
    kind: 'choice',
    options: HOUSE_TYPES,
    words: 'house_type',
    shown: true,
    label: 'field.house_type',
    about: 'What it is built of.',
  },
  storeys_total: {
    kind: 'whole',
    least: 1,
    most: 1000,
    shown: true,
    tabled: true,
    label: 'field.storeys_total',
    about: 'How many storeys it has above the ground; by default those of the file are counted.',
  },
  published: { kind: 'flag', initial: true, label: 'publish.field.published', about: 'Whether visitors see it.' },
} as const satisfies Fields

/** The fields of a section, which has an entrance of its own. */
export const SECTION_FIELDS = {
  parent: { kind: 'reference', to: 'estate', required: true, draftOnly: true, label: 'publish.field.parent' },
  number: {
    kind: 'whole',
    least: 0,
    most: 10_000,
    required: true,
    names: true,
    label: 'field.number',
    about: 'Its number in the building.',
  },
  name: { kind: 'text', names: true, label: 'common.name', about: 'Its name, if it has one.' },
} as const satisfies Fields

/** The fields of a storey. */
export const STOREY_FIELDS = {
  parent: { kind: 'reference', to: 'section', required: true, draftOnly: true, label: 'publish.field.parent' },
  number: {
    kind: 'whole',
    least: -100,
    most: 1000,
    required: true,
    names: true,
    label: 'field.number',
    about: 'The number that visitors read; 0 and below: ground and basement.',
  },
  // Nested, because its column always has a value: without an order of its own, a storey has the place of its number.
  order: {
    kind: 'nested',
    label: 'publish.field.order',
    about: 'Its place from the bottom up; by default the number.',
  },
  plan: {
    kind: 'reference',
    to: 'interactive',
    label: 'publish.field.plan',
    about: 'The id of a picture of the kind storey.',
  },
} as const satisfies Fields
