import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agentNameFault, initialsOf, MAX_AGENT_NAME, tidyAgentName, tokenOfName } from './agent-name.ts'

test.each([
  ['Olga Brandt', null],
  ['  Ольга\n Брандт ', null],
  ['J. R. Müller-Lüdenscheidt', null],
  ['علي حسن', null],
  ['', 'empty'],
  [' \u200b ', 'empty'],
  ['x'.repeat(MAX_AGENT_NAME), null],
  ['x'.repeat(MAX_AGENT_NAME + 1), 'long'],
  ['olga@agency.example', 'link'],
  ['https://agency.example', 'link'],
  ['WWW.agency', 'link'],
  ['cheap.homes', 'link'],
  ['дешево.рф', 'link'],
  ['a\\b', 'link'],
])('the name %j has the fault %j', (name, fault) => {
  expect(agentNameFault(name)).toBe(fault)
})

test.each([
  ['Olga Brandt', 'olga-brandt'],
  ['Jörg Müller-Lüdenscheidt', 'jorg-muller-ludenscheidt'],
  ['Łukasz Strøm', 'lukasz-strom'],
  ['Strauß', 'strauss'],
  ['Ольга Брандт', 'agent'],
  ['7', 'agent'],
])('the name %s makes the address %s', (name, token) => {
  expect(tokenOfName(name)).toBe(token)
})

test('the initials are those of the first two words', () => {
  expect([initialsOf('olga brandt'), initialsOf('Ольга'), initialsOf('A B C'), initialsOf(' ')]).toEqual([
    'OB',
    'О',
    'AB',
    '',
  ])
})

test('every accepted name is tidy and makes an address of letters, digits and hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      if (agentNameFault(name) !== null) return
      expect(tidyAgentName(tidyAgentName(name))).toBe(tidyAgentName(name))
      expect(tokenOfName(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }),
  )
})
