import type { Field } from './field.ts'

/** Whoever adds a setting decides who may change it: one without a duty does not compile. */
type Setting = Field & { readonly duty: 'describe' | 'administer' }

/** The settings of a catalogue that a project file has. They are stored by `server/catalogue`. */
export const CATALOGUE_FIELDS = {
  token: {
    kind: 'nested',
    duty: 'describe',
    elsewhere: 'is the address of the page: PATCH manage/catalogues/{id} changes it',
    label: 'publish.field.other',
    about: 'The address of the page; by default the id of the project.',
  },
  name: {
    kind: 'text',
    duty: 'describe',
    names: true,
    label: 'common.name',
    about: 'The name of the page; by default that of the project.',
  },
  published: {
    kind: 'flag',
    duty: 'describe',
    label: 'publish.field.published',
    about: 'Whether visitors see the page.',
  },
  indexable: {
    kind: 'flag',
    duty: 'describe',
    label: 'publish.field.indexable',
    about: 'Whether search engines may list it; false by default.',
  },
  default_lang: {
    kind: 'nested',
    duty: 'describe',
    label: 'common.main_language',
    about: 'The default language; if omitted, the first language of the project’s name.',
  },
  languages: {
    kind: 'nested',
    duty: 'describe',
    label: 'common.languages',
    about: 'The languages that visitors can choose; by default all but Arabic (ar).',
  },
  contacts: {
    kind: 'nested',
    duty: 'describe',
    label: 'publish.field.contacts',
    about: 'The contacts that visitors see.',
  },
  sales: {
    kind: 'nested',
    duty: 'administer',
    elsewhere: 'says where requests go: PATCH manage/catalogues/{id} changes it',
    label: 'publish.field.sales',
    about: 'Where requests are sent.',
  },
  color_scheme: { kind: 'nested', duty: 'describe', label: 'publish.field.color', about: 'The colours of the page.' },
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
  chess: { kind: 'nested', duty: 'describe', label: 'title.chess', about: 'The availability grid.' },
  premises: { kind: 'nested', duty: 'describe', label: 'publish.field.premises', about: 'The list of units.' },
  interactive: { kind: 'nested', duty: 'describe', label: 'publish.group.pictures', about: 'Interactive pictures.' },
  info: { kind: 'nested', duty: 'describe', label: 'publish.field.info', about: 'The page about the project.' },
  analytics: {
    kind: 'nested',
    duty: 'administer',
    label: 'publish.field.analytics',
    about: 'The analytics that the page starts.',
  },
  templates: {
    kind: 'nested',
    duty: 'describe',
    label: 'publish.field.texts',
    about: 'Texts of panels by their names, as HTML.',
  },
  root: {
    kind: 'reference',
    duty: 'describe',
    to: 'interactive',
    draftOnly: true,
    elsewhere: 'is a field of the project',
    label: 'publish.field.root',
  },
} as const satisfies Readonly<Record<string, Setting>>
