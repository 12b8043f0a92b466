import { isMessengerLink, leadsTo, siteOfEmail } from './contact-links.ts'
import { digitsOfPhone, findPhone, hasManyDigits, type Range } from './find-phones.ts'
import { type PlainSpelling, spellPlainly } from './plain-spelling.ts'

/** The contacts of a developer that must be hidden. */
export interface Reachable {
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  /** Hosts of the developer's sites, besides the domains of the e-mail addresses. */
  readonly sites: readonly string[]
  readonly people: readonly string[]
  readonly companies: readonly string[]
  /** Names of projects. A company name that is part of one of them is a brand, not a contact. */
  readonly brands: readonly string[]
}

/** What kind of contact was found. */
export type ContactKind = 'phone' | 'email' | 'site' | 'name'

/** The position of a contact in a text. */
interface FoundRange extends Range {
  readonly kind: ContactKind
}

/** Finds the contacts of one developer. */
export interface ContactHider {
  /** The contacts in a text, in order and without overlaps. Names of people and companies count only in `prose`. */
  readonly find: (text: string, where: 'prose' | 'label') => readonly FoundRange[]
  /** Whether a link leads to the developer or to a messenger. */
  readonly isContactLink: (href: string) => boolean
  /** Removes contacts from a label. */
  readonly hideIn: (label: string) => string
}

const NONE: readonly FoundRange[] = []
const AT = '\\s*(?:@|[(\\[{<]\\s*(?:at|@|собака)\\s*[)\\]}>]|\\s(?:at|собака)\\s)\\s*'
const DOT = '(?:\\.|\\s+\\.\\s+|\\s*[(\\[{<]\\s*(?:dot|\\.|точка)\\s*[)\\]}>]\\s*|\\s+(?:dot|точка)\\s+)'
const NO_LETTER_BEFORE = '(?<![\\p{L}\\p{N}])'
const NO_LETTER_AFTER = '(?![\\p{L}\\p{N}])'
// Shorter words occur in texts without naming anybody.
const SHORTEST_NAME = 4

/** Creates a finder for one developer's contacts. It recognises every spelling that a person would still read. */
export function createContactHider(reachable: Reachable): ContactHider {
  const phones = [...new Set(reachable.phones.map((phone) => digitsOfPhone(spellPlainly(phone).text)))].filter(
    (digits) => digits !== '',
  )
  const emails = reachable.emails.map((email) => spellPlainly(email.trim()).text).filter((email) => email.includes('@'))
  const ownSites = reachable.sites.map((site) => site.toLowerCase().replace(/^\*\./, '').replace(/:\d+$/, ''))
  const sites = [...new Set([...ownSites, ...emails.flatMap((email) => siteOfEmail(email) ?? [])])].filter(isSite)
  const brands = reachable.brands.map((brand) => spellPlainly(brand).text)
  // A single word, such as "Sales" or "Anna", may mean anybody.
  const names = [...reachable.people.filter((name) => /\S\s+\S/.test(name.trim())), ...reachable.companies]
    .map((name) => spellPlainly(name.trim()).text)
    .filter((name) => name.length >= SHORTEST_NAME && !brands.some((brand) => brand.includes(name)))
  const patterns = [
    {
      kind: 'email' as const,
      words: emails.map((email) => email.split('@')[0] ?? ''),
      pattern: anyOf(emails.map(emailPattern)),
    },
    { kind: 'site' as const, words: sites.map(firstLabel), pattern: anyOf(sites.map(sitePattern)) },
    { kind: 'name' as const, words: names.map(firstWord), pattern: anyOf(names.map(namePattern)) },
  ]

  function findIn({ text, startOf, endOf }: PlainSpelling, where: 'prose' | 'label'): readonly FoundRange[] {
    const found: FoundRange[] = []
    if (hasManyDigits(text)) {
      for (const digits of phones) for (const range of findPhone(text, digits)) found.push({ kind: 'phone', ...range })
    }
    for (const { kind, words, pattern } of patterns) {
      if ((kind === 'name' && where === 'label') || !words.some((word) => text.includes(word))) continue
      for (const { index, 0: match } of text.matchAll(pattern)) {
        found.push({ kind, start: index, end: index + match.length })
      }
    }
    if (found.length === 0) return NONE
    return merge(found).map(({ kind, start, end }) => ({ kind, start: startOf(start), end: endOf(end - 1) }))
  }

  const find: ContactHider['find'] = (text, where) => findIn(spellPlainly(text), where)
  return {
    find,
    hideIn: (label) => {
      const found = find(label, 'label')
      return found.length === 0 ? label : cut(label, found).trim()
    },
    isContactLink: (href) => {
      const plain = spellPlainly(decode(href)).text
      return (
        isMessengerLink(plain) ||
        sites.some((site) => leadsTo(plain, site)) ||
        emails.some((email) => plain.includes(email)) ||
        phones.some((digits) => findPhone(plain, digits).length > 0)
      )
    },
  }
}

/** Removes ranges from a text. */
export function cut(text: string, ranges: readonly Range[]): string {
  let kept = ''
  let at = 0
  for (const { start, end } of ranges) {
    kept += text.slice(at, Math.max(at, start))
    at = Math.max(at, end)
  }
  return kept + text.slice(at)
}

/** Sorts ranges and merges overlapping ones, which keep the kind of the first. */
function merge(found: readonly FoundRange[]): readonly FoundRange[] {
  const merged: FoundRange[] = []
  for (const range of found.toSorted((a, b) => a.start - b.start)) {
    const before = merged.at(-1)
    if (!before || range.start >= before.end) merged.push(range)
    else merged[merged.length - 1] = { ...before, end: Math.max(before.end, range.end) }
  }
  return merged
}

function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|') || '(?!)', 'gu')
}

function emailPattern(email: string): string {
  const [local = '', host = ''] = email.split('@')
  return `(?<![\\p{L}\\p{N}.+_-])${literal(local)}${AT}${hostPattern(host)}${NO_LETTER_AFTER}`
}

/** Matches a site's address, any page of it, and any mailbox at it. */
function sitePattern(site: string): string {
  return `(?<![\\p{L}\\p{N}-])(?:https?:\\/\\/)?(?:[\\w.+-]{1,64}${AT})?(?:[\\w-]{1,63}\\.){0,4}${hostPattern(site)}(?![\\p{L}\\p{N}]|-|\\.\\p{L})(?:[/?#](?:[^\\s<>"]*[^\\s<>".,;:!?)])?)?`
}

function hostPattern(host: string): string {
  return host.split('.').map(literal).join(DOT)
}

/** Matches the words of a name with any white space between them. */
function namePattern(name: string): string {
  return `${NO_LETTER_BEFORE}${name.split(/\s+/).map(literal).join('\\s+')}${NO_LETTER_AFTER}`
}

function isSite(site: string): boolean {
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(site)
}

function firstLabel(site: string): string {
  return site.split('.')[0] ?? ''
}

function firstWord(name: string): string {
  return name.split(/\s+/)[0] ?? ''
}

function decode(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
