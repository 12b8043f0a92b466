import { describe, expect, it } from 'vitest'
import { REASONS, readAllowed, readReason } from './reasons.ts'

const filled = (template: string) => template.replaceAll(/\{(\w+)\}/g, (_, name) => `<${name}>`)

describe('reasons of the server', () => {
  it('are each read as what they are, with their parts', () => {
    for (const [code, templates] of Object.entries(REASONS)) {
      for (const template of templates) {
        const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
        const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]))
        expect(readReason(filled(template)), template).toEqual({ code, values })
      }
    }
  })

  it('are null if nobody knows them', () => {
    for (const text of ['', 'Something else', 'is missing']) expect(readReason(text)).toBeNull()
  })

  it('name allowed values', () => {
    expect(readAllowed('one of "free", "sold"')).toBe('"free", "sold"')
    expect(readAllowed('a text')).toBeNull()
  })
})
