import { beforeEach, expect, it } from 'vitest'
import { forgetForm, keepForm, readKeptForm } from './kept-form.ts'
import type { NewProject } from './new-project.ts'

const typed: NewProject = {
  ...{
    name: 'Riverside',
    token: 'riverside',
    place: '',
    currency: 'EUR',
    timeZone: 'UTC',
    language: 'en',
    languages: [],
  },
  ...{ contact: 'Olga', company: '', phone: '', email: '', salesEmail: '', privacy: '' },
}

// Vitest runs without a browser.
beforeEach(() => {
  const kept = new Map<string, string>()
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  })
})

it('keeps what was typed for a new project, for the same company only', () => {
  expect(readKeptForm(1)).toBeNull()
  keepForm(1, typed)
  expect(readKeptForm(1)).toEqual(typed)
  expect(readKeptForm(2)).toBeNull()
  forgetForm()
  expect(readKeptForm(1)).toBeNull()
})

it('begins anew with broken or missing storage', () => {
  sessionStorage.setItem('studio-new-project', '{')
  expect(readKeptForm(1)).toBeNull()
  Reflect.deleteProperty(globalThis, 'sessionStorage')
  keepForm(1, typed)
  expect(readKeptForm(1)).toBeNull()
  forgetForm()
})
