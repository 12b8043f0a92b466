import { LANGUAGE_CODES } from '#domain/language/language.ts'
import type { DemoCatalogues } from '../catalogues.ts'
import type { Texts } from './texts.ts'

type Catalogue = DemoCatalogues['catalogues'][number]

const ACCOUNT = 'Meridian & Thorne'
const LOGO = 'meridian/people/meridian-logo.svg'

/** The developer's catalogues: one per project, one for the group, and two partners with links into each of them. */
export function makeCatalogues(texts: Texts): DemoCatalogues {
  return {
    account: ACCOUNT,
    catalogues: [harbour(texts), pines(texts), mill(texts), meridian(texts)],
  }
}

function harbour(texts: Texts): Catalogue {
  return {
    ...common(),
    token: 'harbour',
    type: 'InteractiveCatalogue',
    project: 'harbour',
    name: texts('harbour.name'),
    color_scheme: { primary: '#0F5C66', primary_active: '#0A4850', theme: 'light' },
    info: { enabled: true, about: texts('meridian.about') },
    templates: {
      buying: texts('template.buying'),
      finishing: texts('template.finishing'),
      parking: texts('template.parking'),
    },
    sales: { email: 'harbour@meridian-thorne.example.com', lang: 'en' },
    contacts: contacts('Helen Marsh', '+44 20 7946 0112', 'harbour@meridian-thorne.example.com'),
  }
}

function pines(texts: Texts): Catalogue {
  return {
    ...common(),
    token: 'pines',
    type: 'InteractiveCatalogue',
    project: 'pines',
    name: texts('pines.name'),
    default_lang: 'us',
    color_scheme: { primary: '#3F6B3A', primary_active: '#31552D', theme: 'light' },
    chess: {
      enabled: true,
      order: 2,
      default_sort: 'default',
      cell: ['number', 'rooms', 'area', 'price'],
      taken_prices: false,
    },
    premises: { enabled: true, order: 1, default_sort: 'cheaper', cell: ['number', 'rooms', 'area', 'price'] },
    info: { enabled: true, about: texts('meridian.about') },
    templates: { buying: texts('template.buying') },
    sales: { email: 'pines@meridian-thorne.example.com', lang: 'us' },
    contacts: contacts('Helen Marsh', '+1 202-555-0147', 'pines@meridian-thorne.example.com'),
  }
}

function mill(texts: Texts): Catalogue {
  return {
    ...common(),
    token: 'mill',
    type: 'InteractiveCatalogue',
    project: 'mill',
    name: texts('mill.name'),
    color_scheme: { primary: '#8F4430', primary_active: '#743525', theme: 'device' },
    info: { enabled: true, about: texts('meridian.about') },
    templates: { buying: texts('template.buying') },
    sales: { email: 'mill@meridian-thorne.example.com', lang: 'en' },
    contacts: contacts('Helen Marsh', '+44 20 7946 0163', 'mill@meridian-thorne.example.com'),
  }
}

function meridian(texts: Texts): Catalogue {
  return {
    ...common(),
    token: 'meridian',
    type: 'GroupInteractiveCatalogue',
    members: ['harbour', 'pines', 'mill'],
    name: texts('meridian.name'),
    indexable: true,
    color_scheme: { primary: '#0F5C66', primary_active: '#0A4850', theme: 'light' },
    info: { enabled: true, about: texts('meridian.about') },
    templates: { buying: texts('template.buying') },
    sales: { email: 'sales@meridian-thorne.example.com', lang: 'en' },
    contacts: contacts('Helen Marsh', '+44 20 7946 0100', 'sales@meridian-thorne.example.com'),
    partners: [
      {
        token: 'anna',
        name: 'Anna Lindqvist',
        company: 'Lindqvist Property',
        profile_type: 1,
        phones: ['+44 20 7946 0958'],
        email: 'anna@lindqvist-property.example.com',
        lang: 'en',
        photo: 'meridian/people/anna-lindqvist.svg',
      },
      {
        token: 'keystone',
        name: 'Keystone Homes Agency',
        company: 'Keystone Homes Agency',
        profile_type: 2,
        phones: ['+1 202-555-0183', '+7 495 000-00-00'],
        email: 'requests@keystone-homes.example.com',
        lang: 'ru',
        logo: 'meridian/people/keystone-logo.svg',
      },
    ],
  }
}

/** Default settings of the catalogues. Any site may embed them, so that the demo can be tried anywhere. */
function common() {
  return {
    default_lang: 'en',
    languages: LANGUAGE_CODES,
    indexable: false,
    embed_domains: null,
    chess: {
      enabled: true,
      order: 1,
      default_sort: 'default',
      cell: ['rooms', 'area', 'price'],
      taken_prices: false,
    },
    premises: { enabled: true, order: 2, default_sort: 'default', cell: ['number', 'rooms', 'area', 'price'] },
    interactive: { enabled: true },
    analytics: { metrika_id: null, gtm_id: null, rpt: null },
    privacy: [
      { domain: null, url: 'https://meridian-thorne.example.com/privacy' },
      { domain: 'homes.keystone.example.com', url: 'https://keystone-homes.example.com/privacy' },
    ],
    partners: [],
  } as const satisfies Partial<Catalogue>
}

function contacts(name: string, phone: string, email: string): Catalogue['contacts'] {
  return {
    name,
    company: ACCOUNT,
    phones: [phone],
    email,
    profile_type: 8,
    photo: 'meridian/people/helen-marsh.svg',
    logo: LOGO,
  }
}
