import { KINDS, type Kind, kindOf } from '#domain/kind/kind.ts'
import type { FoundTotals } from '#domain/premises/found-totals.ts'
import type { ListSubject } from '#domain/premises/list-subject.ts'
import type { Project } from '#domain/project/project.ts'
import { formatAreaRange } from '#i18n/format-area.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordFreeOf } from '#i18n/word-kinds.ts'

/**
 * The parts of the line above a list: 97 of 194 homes available, from €223,900, 32.9–199 m². For a list of several kinds
 * only the number of available units.
 */
export function wordTotals(
  translator: Translator,
  totals: FoundTotals,
  project: Project,
  subject: ListSubject,
): readonly string[] {
  const { t } = translator
  const { from, area } = totals
  const count = wordFreeOf(translator, totals, subject === 'mixed' ? null : kindOfSubject(subject))
  if (subject === 'mixed') return [count]
  return [
    count,
    from !== null && t('price.from', { price: formatMoney(translator, from, project.currency) }),
    area && formatAreaRange(translator, area.min, area.max, project.area_unit),
  ].filter((part) => typeof part === 'string')
}

function kindOfSubject(subject: Exclude<ListSubject, 'mixed'>): Kind {
  return KINDS.find((kind) => kind === subject) ?? kindOf(subject === 'home' ? 'living' : subject)
}
