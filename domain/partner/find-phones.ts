/** A part of a text; `end` is exclusive. */
export interface Range {
  readonly start: number
  readonly end: number
}

// Local phone numbers have seven digits. Shorter runs may be anything.
const FEWEST_DIGITS = 7
// The longest country code.
const LONGEST_CODE = 3
// The widest gap between two digits of one number.
const WIDEST_GAP = 24
// National and international dialling prefixes.
const DIALLED_BEFORE: readonly string[] = ['0', '00', '8', '810', '011']
const NOT_BETWEEN_DIGITS = /[\p{L}\p{N}]/u
const APART = /[,;|\n]/
// Amounts of money, by symbol or code, and areas.
const MONEY_AFTER =
  /^\s*(?:\p{Sc}|(?:eur|usd|rub|gbp|chf|aed|kzt|try|gel|amd|azn|rsd|byn|uah|uzs|cny|ils|thb|руб|m2|м2)(?!\p{L}))/u
const MONEY_BEFORE = /\p{Sc}\s*$/u
const CODE_BEFORE = /(?:\+|\b00)\s*\(?\d{1,3}\)?[^\p{L}\p{N}]{0,3}$/u
const SIGNS_BEFORE = /[+(][+(\s]*$/
// Within the countries of +7, numbers are dialled with an 8, which is often written apart.
const EIGHT_BEFORE = /(?<![\p{L}\p{N}])8[\s-]{0,2}\(?$/u

/** The digits of a phone number without leading zeros; empty if it is too short. */
export function digitsOfPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length >= FEWEST_DIGITS ? digits : ''
}

/** A quick check whether a text in plain spelling has enough digits for a phone. */
export function hasManyDigits(text: string): boolean {
  let digits = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code >= 48 && code <= 57 && ++digits === FEWEST_DIGITS) return true
  }
  return false
}

/**
 * Finds a phone (see `digitsOfPhone`) in a text in plain spelling: with or without its country code, or only its last seven
 * or more digits, with anything but letters between them. A longer number or an amount of money does not match.
 */
export function findPhone(text: string, digits: string): readonly Range[] {
  const found: Range[] = []
  const last = digits.at(-1) ?? ''
  for (let end = text.indexOf(last); end !== -1; end = text.indexOf(last, end + 1)) {
    const start = startOf(text, digits, end)
    if (start !== null) found.push({ start, end: end + 1 })
  }
  return found
}

/** The start of the phone whose last digit is at a position; null if there is none. */
function startOf(text: string, digits: string, lastAt: number): number | null {
  if (isDigit(text[lastAt + 1])) return null
  const { start, matched } = matchBackwards(text, digits, lastAt)
  if (matched < FEWEST_DIGITS) return null
  const isWhole = matched >= digits.length - LONGEST_CODE
  const dialled = /\d*$/.exec(text.slice(Math.max(0, start - LONGEST_CODE - 1), start))?.[0] ?? ''
  if (dialled !== '' && !(isWhole && DIALLED_BEFORE.includes(dialled))) return null
  const head = text.slice(0, start - dialled.length)
  const hasCode = matched === digits.length && digits.length > FEWEST_DIGITS + LONGEST_CODE
  if (!hasCode && (MONEY_AFTER.test(text.slice(lastAt + 1, lastAt + 7)) || MONEY_BEFORE.test(head.slice(-4))))
    return null
  const isRussian = digits.startsWith('7') && matched === digits.length - 1
  return head.length - lengthBefore(head, isRussian)
}

interface Match {
  readonly start: number
  readonly matched: number
}

function matchBackwards(text: string, digits: string, lastAt: number): Match {
  let match: Match = { start: lastAt, matched: 1 }
  let apart: Match | null = null
  while (match.matched < digits.length) {
    const before = digitBefore(text, match.start)
    if (before === null || text[before] !== digits.at(-match.matched - 1)) break
    // Digits before a comma may be a separate number. They belong to the phone only if they complete it.
    if (match.matched >= FEWEST_DIGITS && APART.test(text.slice(before + 1, match.start))) apart ??= match
    match = { start: before, matched: match.matched + 1 }
  }
  return match.matched < digits.length ? (apart ?? match) : match
}

/** The length of what belongs to the number before its digits: a separate country code, a plus, a bracket. */
function lengthBefore(head: string, isRussian: boolean): number {
  const near = head.slice(-LONGEST_CODE * 4)
  const before = CODE_BEFORE.exec(near) ?? (isRussian ? EIGHT_BEFORE.exec(near) : null) ?? SIGNS_BEFORE.exec(near)
  return before?.[0].length ?? 0
}

function digitBefore(text: string, at: number): number | null {
  const least = Math.max(0, at - 1 - WIDEST_GAP)
  for (let before = at - 1; before >= least; before -= 1) {
    const character = text[before] ?? ''
    if (isDigit(character)) return before
    if (NOT_BETWEEN_DIGITS.test(character)) return null
  }
  return null
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9'
}
