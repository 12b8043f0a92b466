import { useMemo } from 'react'
import type { ProjectData } from '#contract/projects.ts'
import { shownPriceOf } from '#domain/instance/availability.ts'
import type { Currency } from '#domain/price/currency.ts'
import { formatCompactMoney, formatMoney } from '#i18n/format-money.ts'
import type { Translator } from '#i18n/translator.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import type { Subject } from './subject.ts'
import { nameOf } from './subject-name.ts'
import { totalsOf, unitCountOf } from './subject-totals.ts'

/** What is said of whatever a region stands for. */
export interface SubjectWords {
  /** Floor 9; Building A; House 12. */
  readonly name: (subject: Subject) => string
  /** 5 of 7 available; Not available; null for what is no place of units. */
  readonly free: (subject: Subject) => string | null
  /** From which price, in full or in short; null where nothing is free. */
  readonly from: (subject: Subject, length?: 'short') => string | null
  /** All of it in one line, for those who hear the page. */
  readonly label: (subject: Subject) => string
}

/** The words for what the regions stand for; in a group every project has its own currency. */
export function useSubjectWords(): SubjectWords {
  const translator = useTranslator()
  const project = useCatalogue().project?.data.project ?? null
  return useMemo(() => subjectWords(translator, project), [translator, project])
}

/** The words for what regions stand for, in a language. */
export function subjectWords(translator: Translator, project: ProjectData['project'] | null): SubjectWords {
  const { t } = translator
  const currencyOf = (subject: Subject): Currency =>
    subject.kind === 'project' ? subject.of.currency : (project?.currency ?? 'EUR')
  // A turn comes to the same subjects again and again, and money takes long to word.
  const labels = new WeakMap<object, string>()
  const words: SubjectWords = {
    name: (subject) => nameOf(subject, translator, project),
    free: (subject) => {
      if (subject.kind === 'instance') return subject.of.status.name
      const free = totalsOf(subject)?.free_count
      if (free === undefined) return null
      const count = unitCountOf(subject)
      if (free === 0) return t('message.not_available')
      return count === null ? t('count.free', { count: free }) : t('count.free_of', { free, count })
    },
    from: (subject, length) => {
      const format = length === 'short' ? formatCompactMoney : formatMoney
      const money = (price: number) => format(translator, price, currencyOf(subject))
      if (subject.kind === 'instance') {
        const shown = shownPriceOf(subject.of)
        if (shown.kind === 'unavailable') return null
        return shown.kind === 'price' ? money(shown.price) : t('price.on_request')
      }
      const totals = totalsOf(subject)
      if (!totals?.free_count) return null
      return totals.min_price === null ? t('price.on_request') : t('price.from', { price: money(totals.min_price) })
    },
    label: (subject) => {
      const known = labels.get(subject.of)
      if (known !== undefined) return known
      const parts = [words.name(subject), words.free(subject), words.from(subject)]
      const label = parts.filter((part) => part !== null).join(', ')
      labels.set(subject.of, label)
      return label
    },
  }
  return words
}
