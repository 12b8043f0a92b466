import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { STUDIO } from '#domain/layout/layout.ts'
import { stepsOf } from '#i18n/format-money.ts'
import type { Translator } from '#i18n/translator.ts'
import { type Figures, figuresFor } from './figures.ts'
import { type Survey, valueIn } from './survey.ts'

/** How the figures of a survey are abbreviated; areas never are. */
export function figuresOf({ language }: Translator, { mode, scale }: Survey): Figures {
  return figuresFor(mode === 'area' ? 0 : (scale?.high ?? 0), stepsOf(language.code))
}

/** The texts of a survey's cells: a room label or a figure; empty for units that are not free or have no value. */
export function cellTexts(translator: Translator, survey: Survey): (instance: Instance) => string {
  if (survey.mode === 'rooms') {
    return (instance) => (isFree(instance) ? roomText(translator, instance.layout.label) : '')
  }
  const { exponent, decimals } = figuresOf(translator, survey)
  const format = translator.numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return (instance) => {
    const value = valueIn(survey.mode, instance)
    return value === null ? '' : format.format(value / 10 ** exponent)
  }
}

/** A label short enough for a cell: studios are abbreviated, long custom labels are cut to three letters. */
function roomText({ t }: Translator, label: string): string {
  if (label === STUDIO) return t('rooms.studio_short')
  return label.length <= 4 ? label : label.slice(0, 3)
}
