import type { Fields } from './field.ts'

/** The settings of a catalogue that a project file has. They are stored by `server/catalogue`. */
export const CATALOGUE_FIELDS = {
  token: {
    kind: 'nested',
    elsewhere: 'is the address of the page: PATCH manage/catalogues/{id} changes it',
    label: 'publish.field.other',
    about: 'The address of the page; by default the id of the project.',
  },
  name: {
    kind: 'text',
    names: true,
    label: 'common.name',
    about: 'The name of the page; by default that of the project.',
  },
  published: { kind: 'flag', label: 'publish.field.published', about: 'Whether visitors see the page.' },
  indexable: {
    kind: 'flag',
    label: 'publish.field.indexable',
    about: 'Whether search engines may list it; false by default.',
  },
  default_lang: {
    kind: 'nested',
    label: 'common.main_language',
    about: 'The default language; if omitted, the first language of the project’s name.',
  },
  languages: {
    kind: 'nested',
    label: 'common.languages',
    about: 'The languages that visitors can choose; by default all but Arabic (ar).',
  },
  contacts: { kind: 'nested', label: 'publish.field.contacts', about: 'The contacts that visitors see.' },
  sales: {
    kind: 'nested',
    duty: 'administer',
    elsewhere: 'says where requests go: PATCH manage/catalogues/{id} changes it',
    label: 'publish.field.sales',
    about: 'Where requests are sent.',
  },
  color_scheme: { kind: 'nested', label: 'publish.field.color', about: 'The colours of the page.' },
  embed_domains: {
    kind: 'nested',
    duty: 'administer',
    label: 'publish.field.embed_domains',
    about: 'The hosts that may embed the page; null: any.',
  },
  privacy: {
    kind: 'nested',
    duty: 'administer',
    label: 'common.privacy',
    about: 'The privacy policies that forms link to.',
  },
  chess: { kind: 'nested', label: 'title.chess', about: 'The availability grid.' },
  premises: { kind: 'nested', label: 'publish.field.premises', about: 'The list of units.' },
  interactive: { kind: 'nested', label: 'publish.group.pictures', about: 'Interactive pictures.' },
  info: { kind: 'nested', label: 'publish.field.info', about: 'The page about the project.' },
  analytics: {
    kind: 'nested',
    duty: 'administer',
    label: 'publish.field.analytics',
    about: 'The analytics that the page starts.',
  },
  templates: { kind: 'nested', label: 'publish.field.texts', about: 'Texts of panels by their names, as HTML.' },
  root: {
    kind: 'reference',
    to: 'interactive',
    draftOnly: true,
    elsewhere: 'is a field of the project',
    label: 'publish.field.root',
  },
} as const satisfies Fields
