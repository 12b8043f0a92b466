import { beforeEach, expect, it } from 'vitest'
import { forgetForm, keepForm, readKeptForm } from './kept-form.ts'
import type { NewProject } from './new-project.ts'

const typed: NewProject = {
  name: 'Riverside',
  token: 'riverside',
  place: '',
  currency: 'EUR',
  timeZone: 'UTC',
  language: 'en',
  languages: [],
  contact: 'Olga',
  company: '',
  phone: '',
  email: '',
  salesEmail: '',
  privacy: '',
}

const me = { id: 7, account: { id: 1 } }

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

it('keeps what was typed for a new project, for the same person and company only', () => {
  expect(readKeptForm(me)).toBeNull()
  keepForm(me, typed)
  expect(readKeptForm(me)).toEqual(typed)
  expect(readKeptForm({ ...me, account: { id: 2 } })).toBeNull()
  expect(readKeptForm({ ...me, id: 8 })).toBeNull()
  forgetForm()
  expect(readKeptForm(me)).toBeNull()
})

it('begins anew with broken or missing storage', () => {
  sessionStorage.setItem('studio-new-project', '{')
  expect(readKeptForm(me)).toBeNull()
  Reflect.deleteProperty(globalThis, 'sessionStorage')
  keepForm(me, typed)
  expect(readKeptForm(me)).toBeNull()
  forgetForm()
})
