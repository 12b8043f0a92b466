import type { LanguageCode } from '#domain/language/language.ts'
import type { Messages } from './messages.ts'

// Listed one by one: an import with attributes needs a literal path.
const LOADERS: Readonly<Record<LanguageCode, () => Promise<{ readonly default: Messages }>>> = {
  ar: () => import('./locales/ar.json', { with: { type: 'json' } }),
  cs: () => import('./locales/cs.json', { with: { type: 'json' } }),
  de: () => import('./locales/de.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
  he: () => import('./locales/he.json', { with: { type: 'json' } }),
  ka: () => import('./locales/ka.json', { with: { type: 'json' } }),
  mne: () => import('./locales/mne.json', { with: { type: 'json' } }),
  pt: () => import('./locales/pt.json', { with: { type: 'json' } }),
  ru: () => import('./locales/ru.json', { with: { type: 'json' } }),
  tr: () => import('./locales/tr.json', { with: { type: 'json' } }),
  uk: () => import('./locales/uk.json', { with: { type: 'json' } }),
  us: () => import('./locales/us.json', { with: { type: 'json' } }),
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
}

/** Loads the messages of one language. */
export async function loadMessages(code: LanguageCode): Promise<Messages> {
  return (await LOADERS[code]()).default
}
