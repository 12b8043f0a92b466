import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { STUDIO } from '#domain/layout/layout.ts'
import { stepsOf } from '#i18n/format-money.ts'
import type { Translator } from '#i18n/translator.ts'
import { type Figures, figuresFor } from './figures.ts'
import { type Survey, valueIn } from './survey.ts'

/** How the figures of a survey are shortened; areas never are. */
export function figuresOf({ language }: Translator, { mode, scale }: Survey): Figures {
  return figuresFor(mode === 'area' ? 0 : (scale?.high ?? 0), stepsOf(language.code))
}

/** What the cells of a survey say: a room label, or a figure; nothing for what is not free or has no value. */
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

/** Beside others of its kind: a studio in short, a developer's own word by its first letters. */
function roomText({ t }: Translator, label: string): string {
  if (label === STUDIO) return t('rooms.studio_short')
  return label.length <= 4 ? label : label.slice(0, 3)
}
