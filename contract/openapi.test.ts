import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildOpenApi, formatOpenApi } from './openapi.ts'

const document = buildOpenApi()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, path, operation })),
)

/** Every `$ref` below a value. */
function referencesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  )
}

function find(reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/')
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], document)
}

test('contract/openapi.json is up to date (otherwise run `npm run openapi`)', () => {
  const committed = readFileSync(new URL('./openapi.json', import.meta.url), 'utf8')
  // Compares a boolean, since a diff of thousands of lines does not help.
  expect(committed === formatOpenApi(document), 'contract/openapi.json is stale: `npm run openapi`').toBe(true)
})

test('every reference has a target', () => {
  expect(referencesIn(document).filter((reference) => find(reference) === undefined)).toEqual([])
})

test('every component is used, except the claims of a CRM context, which only a description names', () => {
  const used = new Set(referencesIn(document))
  const { schemas, responses } = document.components
  const all = [
    ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
  ]
  expect(all.filter((reference) => !used.has(reference))).toEqual(['#/components/schemas/CrmClaims'])
})

test('operation ids are unique', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(operations)('$call', ({ path, operation }) => {
  test('declares exactly the path parameters in braces, all required', () => {
    const inBraces = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const declared = operation.parameters.filter(({ in: place }) => place === 'path')
    expect(declared.map(({ name }) => name)).toEqual(inBraces)
    expect(declared.every(({ required }) => required)).toBe(true)
  })

  test('declares no parameter twice', () => {
    const names = operation.parameters.map(({ name, in: place }) => `${place} ${name}`)
    expect(names).toEqual([...new Set(names)])
  })

  test('has tokens and language if it is public, a key or a session if it is managed', () => {
    const names = operation.parameters.map(({ name }) => name)
    const common = ['first_token', 'second_token', 'lang', 'X-Accept-Language']
    // What visitors of the root page try out has its secret in the path.
    const isPublic = path.startsWith('/public/') && !path.startsWith('/public/demo/')
    expect(common.filter((name) => names.includes(name))).toEqual(isPublic ? common : [])
    const isManaged = path.startsWith('/manage/') && !path.startsWith('/manage/sign-in')
    expect(operation.security.some((scheme) => 'session' in scheme)).toBe(isManaged)
    const isForPeople = operation.description?.includes('Only for people') ?? false
    expect(operation.security.some((scheme) => 'key' in scheme)).toBe(isManaged && !isForPeople)
  })

  test('has one successful response, and every error of the call', () => {
    const statuses = Object.keys(operation.responses)
    expect(statuses.filter((status) => /^(?:2|302)/.test(status))).toHaveLength(1)
    expect(statuses).toEqual(expect.arrayContaining(['400', '429', '500', '503']))
  })
})

test('request bodies are closed, responses are open to new fields', () => {
  const { OrderBody, CataloguePatch, TokenData, Instance } = document.components.schemas
  expect(OrderBody?.additionalProperties).toBe(false)
  expect(CataloguePatch?.additionalProperties).toBe(false)
  expect(TokenData).not.toHaveProperty('additionalProperties')
  expect(Instance).not.toHaveProperty('additionalProperties')
})

test('secrets are write-only', () => {
  const { IntegrationBody, Integration } = document.components.schemas
  expect(IntegrationBody?.properties?.secret).toMatchObject({ writeOnly: true })
  expect(Integration?.properties).not.toHaveProperty('secret')
})
