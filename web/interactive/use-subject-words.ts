import { useMemo } from 'react'
import type { ProjectData } from '#contract/projects.ts'
import { shownPriceOf } from '#domain/chess/availability.ts'
import type { PlaceFigures, Wanted } from '#domain/place/place-figures.ts'
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

/** The texts about the subject of a region. */
interface SubjectWords {
  /** Floor 9; Building A; House 12. */
  readonly name: (subject: Subject) => string
  /** "5 of 7 available", "68 homes" (if there are other kinds) or "Not available". Null without units. */
  readonly free: (subject: Subject) => string | null
  /** The lowest price, in full or short. Null if nothing is free. */
  readonly from: (subject: Subject, length?: 'short') => string | null
  /** The free units of other kinds, without a price. Null if there are none. */
  readonly rest: (subject: Subject) => string | null
  /** `free` and `from` in one line: 68 homes from €224k; 28 available · from €234k. Null without units. */
  readonly line: (subject: Subject, length?: 'short') => string | null
  /** All texts in one line, for screen readers. */
  readonly label: (subject: Subject) => string
  /** The figures behind the texts. Null for a unit and for a link to elsewhere. */
  readonly figures: (subject: Subject) => PlaceFigures | null
}

/** The texts about subjects of regions, in the visitor's language and for what the visitor looks for. */
export function useSubjectWords(): SubjectWords {
  const translator = useTranslator()
  const project = useCatalogue().project?.data.project ?? null
  const { wanted } = useChoice()
  return useMemo(() => subjectWords(translator, project, wanted), [translator, project, wanted])
}

/** Creates the texts about subjects. In a group every project has its own currency. */
export function subjectWords(
  translator: Translator,
  project: ProjectData['project'] | null,
  wanted: Wanted,
): SubjectWords {
  const { t } = translator
  const currencyOf = (subject: Subject): Currency =>
    subject.kind === 'project' ? subject.of.currency : (project?.currency ?? 'EUR')
  // Cached, since a turn shows the same subjects again and again, and their figures are slow to compute.
  const figures = kept((subject) => figuresOf(subject, wanted))
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
      // A count with its kind is followed by the price without a separator.
      return parts.join(own?.isNamed && own.from !== null ? ' ' : ' · ') || null
    },
    label: kept((subject) => {
      const parts = [words.name(subject), words.free(subject), words.from(subject), words.rest(subject)]
      return parts.filter((part) => part !== null).join(', ')
    }),
  }
  return words
}

/** Caches the value of each subject. */
function kept<Value>(work: (subject: Subject) => Value): (subject: Subject) => Value {
  const known = new WeakMap<object, { readonly value: Value }>()
  return (subject) => {
    const entry = known.get(subject.of) ?? { value: work(subject) }
    known.set(subject.of, entry)
    return entry.value
  }
}
