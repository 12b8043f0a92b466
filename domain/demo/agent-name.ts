/** The longest name that somebody may try the demo with. */
export const MAX_AGENT_NAME = 40

/** What is wrong with a name: there is none, it is too long, or it has a link or an address in it. */
type AgentNameFault = 'empty' | 'long' | 'link'

// Pages under the name are public for half an hour. They must not advertise anything.
const LINK = /[@/\\:]|www\.|\.\p{L}{2,}/iu

/** What is wrong with the name that somebody tries the demo with; null if nothing is. */
export function agentNameFault(name: string): AgentNameFault | null {
  const tidy = tidyAgentName(name)
  if (tidy === '') return 'empty'
  if ([...tidy].length > MAX_AGENT_NAME) return 'long'
  return LINK.test(tidy) ? 'link' : null
}

/** A name without line breaks, control characters and repeated spaces. */
export function tidyAgentName(name: string): string {
  return name.replace(/[\s\p{C}]+/gu, ' ').trim()
}

/** The initials of a name: of its first two words. */
export function initialsOf(name: string): string {
  return tidyAgentName(name)
    .split(' ')
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

/**
 * A name as the last part of an address: without accents, in lower case. Addresses have Latin letters only, so a name
 * without any is "agent".
 */
export function tokenOfName(name: string): string {
  const latin = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return /[a-z]/.test(latin) ? latin : 'agent'
}
