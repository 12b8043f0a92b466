import type { AreaUnit } from '#domain/area/area-unit.ts'
import type { ChoiceValue, Fact, FactField, FactValue } from '#domain/instance/facts.ts'
import { roomsOf } from '#domain/layout/layout.ts'
import { formatArea, formatLength } from './format-area.ts'
import { formatConstructionEnd } from './format-date.ts'
import { formatNumber } from './format-number.ts'
import { type OptionKey, optionKey } from './option-key.ts'
import type { Translator } from './translator.ts'
import { wordRooms } from './word-unit.ts'

/** A line of a description: label and value. */
export interface WordedFact {
  readonly label: string
  readonly value: string
}

/** The text of a line of a unit's description. */
export function wordFact(translator: Translator, fact: Fact, unit: AreaUnit): WordedFact {
  const key: `field.${FactField}` = `field.${fact.field}`
  const label = translator.t(key)
  return { label, value: withoutLabel(wordValue(translator, fact.value, unit), label) }
}

/** Removes the label from the value: beside the label "Building" the name "Building A" becomes "A". */
function withoutLabel(value: string, label: string): string {
  const [low, word] = [value.toLowerCase(), label.toLowerCase()]
  if (low.startsWith(`${word} `)) return value.slice(word.length).trim()
  return low.endsWith(` ${word}`) ? value.slice(0, -word.length).trim() : value
}

/** The text of a value in a unit's description. */
export function wordValue(translator: Translator, value: FactValue, unit: AreaUnit): string {
  const { t } = translator
  switch (value.kind) {
    case 'text':
      return value.text
    case 'area':
      return formatArea(translator, value.area, unit)
    case 'length':
      return formatLength(translator, value.length, unit)
    case 'yes':
      return t('answer.yes')
    case 'number':
      return formatNumber(translator, value.number)
    case 'room_label':
      return wordRoomLabel(translator, value.label)
    case 'storey':
      return isCounted(value.number, value.count)
        ? t('storey.number_of', { number: String(value.number), count: String(value.count) })
        : formatNumber(translator, value.number)
    case 'construction_end':
      return formatConstructionEnd(translator, value.end)
    case 'answer':
      return t(`answer.${value.answer}`)
    case 'choice':
      return t(choiceKey(value))
  }
}

/** The storey of a unit without a label beside it: "Floor 3 of 14". */
export function wordStorey({ t }: Translator, { number, count }: Extract<FactValue, { kind: 'storey' }>): string {
  return isCounted(number, count)
    ? t('storey.name_of', { number: String(number), count: String(count) })
    : t('storey.name', { number: String(number) })
}

/** Storeys are counted from the ground up, so a basement has no "of 14". */
function isCounted(number: number, count: number): boolean {
  return number > 0 && count >= number
}

/** Beside the label "Rooms" a bare number is enough. */
function wordRoomLabel(translator: Translator, label: string): string {
  const count = roomsOf(label)
  return count === null ? wordRooms(translator, label, 'rooms') : formatNumber(translator, count)
}

type KeyOfChoice<Value> = Value extends ChoiceValue ? OptionKey<Value['words'], Value['option']> : never

function choiceKey({ words, option }: ChoiceValue): KeyOfChoice<ChoiceValue> {
  return optionKey(words, option) as KeyOfChoice<ChoiceValue>
}
