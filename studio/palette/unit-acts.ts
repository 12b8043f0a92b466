import type { FieldOwner } from '#contract/field-owners.ts'
import { hasDuty, type Role } from '#domain/account/role.ts'
import type { Json } from '#domain/draft/json.ts'
import { reservedStatus } from '#domain/hold/effective-status.ts'
import { type HoldLength, holdTime } from '#domain/hold/hold-length.ts'
import { holdOffer, offeredEnd } from '#domain/hold/hold-offer.ts'
import type { OpenHold } from '#domain/hold/open-hold.ts'
import { readEdit } from '#domain/unit-table/read-edit.ts'
import type { UnitBook, UnitFacts, UnitStatus } from '#domain/unit-table/unit-facts.ts'
import type { StudioKey } from '#i18n/messages.ts'
import type { ActWords } from './act-words.ts'
import { normalText } from './normal-text.ts'
import { beginsWord, readLength, readTypedAct } from './read-command.ts'

/** An act on a unit, exactly as it is sent. */
export type UnitAct =
  | { readonly kind: 'price'; readonly unit: UnitFacts; readonly value: number | null }
  | { readonly kind: 'status'; readonly unit: UnitFacts; readonly to: UnitStatus }
  | { readonly kind: 'hold'; readonly unit: UnitFacts; readonly until: Date; readonly reserved: UnitStatus }
  | { readonly kind: 'release'; readonly unit: UnitFacts; readonly hold: OpenHold }

/**
 * What the palette offers for a unit: an act, an act that needs a value first, why an act is impossible, or the feed whose
 * field it would change.
 */
export type OfferedAct =
  | { readonly state: 'ready'; readonly act: UnitAct }
  | { readonly state: 'asks'; readonly kind: 'price' | 'status' | 'hold' }
  | { readonly state: 'fault'; readonly kind: UnitAct['kind']; readonly fault: ActFault }
  | { readonly state: 'owned'; readonly kind: OwnableKind; readonly owner: FieldOwner }

/** The acts that change a field which a feed can own. */
export type OwnableKind = 'price' | 'status'

/** Why an act is impossible. */
export type ActFault =
  | { readonly key: StudioKey }
  | { readonly key: 'units.hold.fault.long'; readonly max: Date }
  | { readonly key: 'units.hold.refused'; readonly hold: OpenHold }

/** What the acts on units depend on. */
export interface ActContext {
  readonly book: UnitBook
  /** The names of each status in all languages, and its own id, normalised. */
  readonly statusNames: ReadonlyMap<string, readonly string[]>
  readonly words: ActWords
  readonly role: Role
  readonly length: HoldLength
  readonly isAway: boolean
  /** The feed that a field of live units has to be taken over from first. */
  readonly ownerOf: (kind: OwnableKind) => FieldOwner | undefined
  readonly now: Date
}

const HOUR = 3_600_000
const MINUTE = 60_000

/** What is offered for a unit after some typed text. Without text everything that the person may do. */
export function offerActs(unit: UnitFacts, text: string, context: ActContext): readonly OfferedAct[] {
  const offered = openActs(unit, text, context).map((offer): OfferedAct => {
    const kind = offer.state === 'ready' ? offer.act.kind : offer.state === 'asks' ? offer.kind : null
    const owner = !unit.isNew && (kind === 'price' || kind === 'status') ? context.ownerOf(kind) : undefined
    return owner && (kind === 'price' || kind === 'status') ? { state: 'owned', kind, owner } : offer
  })
  // Of many statuses one row is left.
  return offered.filter(
    (offer, index) =>
      offer.state !== 'owned' ||
      offered.findIndex((other) => other.state === 'owned' && other.kind === offer.kind) === index,
  )
}

/** What would be offered if no feed wrote a field. */
function openActs(unit: UnitFacts, text: string, context: ActContext): readonly OfferedAct[] {
  const { words, role } = context
  const mayDescribe = hasDuty(role, 'describe')
  const maySell = hasDuty(role, unit.isNew ? 'describe' : 'sell')
  const { kind, rest } = readTypedAct(text, words)
  if (kind === 'price') return mayDescribe ? [readPrice(unit, rest, context)] : []
  if (!maySell) return kind === null && mayDescribe && beginsWord(rest, words.price) ? [asks('price')] : []
  if (kind === 'status') return statusActs(unit, rest, context)
  if (kind === 'hold') return holdActs(unit, rest, context)
  if (kind === 'release') return rest === '' ? releaseActs(unit, context, 'says') : []
  const begun = (act: 'price' | 'status' | 'hold' | 'release') => beginsWord(rest, words[act])
  return [
    ...(mayDescribe && begun('price') ? [asks('price')] : []),
    ...(begun('status') ? [asks('status')] : []),
    ...(begun('hold') && canHold(unit, context) ? [asks('hold')] : []),
    ...(begun('release') ? releaseActs(unit, context) : []),
    ...(rest === '' ? [] : statusActs(unit, rest, context)),
  ]
}

function asks(kind: 'price' | 'status' | 'hold'): OfferedAct {
  return { state: 'asks', kind }
}

/** A price, by the rules of the table. `+2%` and `-5k` change it, as `=+2%` does there. */
function readPrice(unit: UnitFacts, typed: string, { book }: ActContext): OfferedAct {
  if (typed === '') return asks('price')
  const read = readEdit(unit, 'price', /^[+*×−–-]/u.test(typed) ? `=${typed}` : typed, book)
  const fault = (key: StudioKey): OfferedAct => ({ state: 'fault', kind: 'price', fault: { key } })
  // Nothing was sent yet, so nothing has to be said about that.
  if ('fault' in read) return fault(read.fault === 'amount' ? 'palette.fault.amount' : `units.fault.${read.fault}`)
  const value = amountOf(read.value)
  if (value === unit.price) return fault(value === null ? 'palette.on_request' : 'palette.same')
  return { state: 'ready', act: { kind: 'price', unit, value } }
}

function amountOf(value: Json): number | null {
  return typeof value === 'number' ? value : null
}

/** The statuses whose names begin so. One that is called exactly so is meant alone. */
function statusActs(unit: UnitFacts, typed: string, { book, statusNames }: ActContext): readonly OfferedAct[] {
  const word = normalText(typed)
  const namesOf = ({ id }: UnitStatus) => statusNames.get(id) ?? []
  const exact = word === '' ? [] : book.statuses.filter((status) => namesOf(status).includes(word))
  const found =
    exact.length > 0 ? exact : book.statuses.filter((status) => namesOf(status).some((name) => name.startsWith(word)))
  const others = found.filter(({ id }) => id !== unit.status?.id)
  if (found.length > 0 && others.length === 0 && word !== '') {
    return [{ state: 'fault', kind: 'status', fault: { key: 'palette.same' } }]
  }
  return others.map((to) => ({ state: 'ready', act: { kind: 'status', unit, to } }))
}

function canHold(unit: UnitFacts, { book, isAway }: ActContext): boolean {
  return unit.hold === null && holdOffer(unit, book, { isAway }).isOffered
}

function holdActs(unit: UnitFacts, typed: string, context: ActContext): readonly OfferedAct[] {
  const { book, isAway, words, length, now } = context
  const fault = (why: ActFault): readonly OfferedAct[] => [{ state: 'fault', kind: 'hold', fault: why }]
  if (unit.hold) return fault({ key: 'units.hold.refused', hold: unit.hold })
  const { isOffered, reason } = holdOffer(unit, book, { isAway })
  const reserved = reservedStatus(book.statuses)
  if (!isOffered || !reserved) return reason ? fault({ key: `units.hold.${reason}` }) : []
  if (typed === '') return [{ state: 'ready', act: { kind: 'hold', unit, until: offeredEnd(length, now), reserved } }]
  const asked = readLength(typed, words)
  if (asked === null) return fault({ key: 'palette.fault.length' })
  // Whole hours for days, whole minutes for hours: nobody says "until 14:23:07".
  const step = asked < 24 * HOUR ? MINUTE : HOUR
  const time = holdTime(length, now.getTime(), Math.floor((now.getTime() + asked) / step) * step)
  if ('until' in time) return [{ state: 'ready', act: { kind: 'hold', unit, until: new Date(time.until), reserved } }]
  return fault(
    time.fault === 'long'
      ? { key: 'units.hold.fault.long', max: new Date(time.max) }
      : { key: 'units.hold.fault.past' },
  )
}

/** `says`: somebody asked for it, and has to be told if there is nothing to release. */
function releaseActs(unit: UnitFacts, { isAway }: ActContext, says?: 'says'): readonly OfferedAct[] {
  if (!unit.hold) return says ? [{ state: 'fault', kind: 'release', fault: { key: 'palette.not_held' } }] : []
  if (isAway) return [{ state: 'fault', kind: 'release', fault: { key: 'units.hold.away' } }]
  return [{ state: 'ready', act: { kind: 'release', unit, hold: unit.hold } }]
}
