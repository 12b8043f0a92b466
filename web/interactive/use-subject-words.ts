import { useMemo } from 'react'
import type { ProjectData } from '#contract/projects.ts'
import { shownPriceOf } from '#domain/chess/availability.ts'
import type { PlaceFigures } from '#domain/chess/place-figures.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import type { Currency } from '#domain/price/currency.ts'
import { formatCompactMoney, formatMoney } from '#i18n/format-money.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordPlaceFree } from '#i18n/word-kinds.ts'
import { wordRest } from '#i18n/word-rest.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import type { Subject } from './subject.ts'
import { nameOf } from './subject-name.ts'
import { figuresOf } from './subject-totals.ts'

/** What is said of whatever a region stands for. */
export interface SubjectWords {
  /** Floor 9; Building A; House 12. */
  readonly name: (subject: Subject) => string
  /** 5 of 7 available; 68 homes, where there are other kinds; Not available; null for what is no place of units. */
  readonly free: (subject: Subject) => string | null
  /** From which price, in full or in short; null where nothing is free. */
  readonly from: (subject: Subject, length?: 'short') => string | null
  /** What is free of other kinds, without a price; null where there is none. */
  readonly rest: (subject: Subject) => string | null
  /** What free and from say, for a label: 68 homes from €224k; 28 available · from €234k. Null without units. */
  readonly line: (subject: Subject, length?: 'short') => string | null
  /** All of it in one line, for those who hear the page. */
  readonly label: (subject: Subject) => string
  /** The figures behind the words; null for a unit, and for what only leads elsewhere. */
  readonly figures: (subject: Subject) => PlaceFigures | null
}

/** The words for what the regions stand for; in a group every project has its own currency. */
export function useSubjectWords(): SubjectWords {
  const translator = useTranslator()
  const project = useCatalogue().project?.data.project ?? null
  const { types } = useChoice().filter
  return useMemo(() => subjectWords(translator, project, types), [translator, project, types])
}

/** The words for what regions stand for, in a language and for the chosen types. */
export function subjectWords(
  translator: Translator,
  project: ProjectData['project'] | null,
  types: readonly LayoutType[],
): SubjectWords {
  const { t } = translator
  const currencyOf = (subject: Subject): Currency =>
    subject.kind === 'project' ? subject.of.currency : (project?.currency ?? 'EUR')
  // A turn comes to the same subjects again and again, and counting and wording them takes long.
  const figures = kept((subject) => figuresOf(subject, types))
  const words: SubjectWords = {
    figures,
    name: (subject) => nameOf(subject, translator, project),
    free: (subject) => {
      if (subject.kind === 'instance') return subject.of.status.name
      const own = figures(subject)
      return own && wordPlaceFree(translator, own, subject.kind === 'project' ? undefined : 'with all')
    },
    from: (subject, length) => {
      const format = length === 'short' ? formatCompactMoney : formatMoney
      const money = (price: number) => format(translator, price, currencyOf(subject))
      if (subject.kind === 'instance') {
        const shown = shownPriceOf(subject.of)
        if (shown.kind === 'unavailable') return null
        return shown.kind === 'price' ? money(shown.price) : t('price.on_request')
      }
      const own = figures(subject)
      if (!own?.free) return null
      return own.from === null ? t('price.on_request') : t('price.from', { price: money(own.from) })
    },
    rest: (subject) => {
      const own = figures(subject)
      return own && wordRest(translator, own.rest)
    },
    line: (subject, length) => {
      const own = figures(subject)
      const count = own ? wordPlaceFree(translator, own) : words.free(subject)
      const parts = [count, words.from(subject, length)].filter((part) => part !== null)
      // A count that names its kind reads on into the price.
      return parts.join(own?.isMixed && own.from !== null ? ' ' : ' · ') || null
    },
    label: kept((subject) => {
      const parts = [words.name(subject), words.free(subject), words.from(subject), words.rest(subject)]
      return parts.filter((part) => part !== null).join(', ')
    }),
  }
  return words
}

/** Works a value out once for each subject. */
function kept<Value>(work: (subject: Subject) => Value): (subject: Subject) => Value {
  const known = new WeakMap<object, { readonly value: Value }>()
  return (subject) => {
    const entry = known.get(subject.of) ?? { value: work(subject) }
    known.set(subject.of, entry)
    return entry.value
  }
}
