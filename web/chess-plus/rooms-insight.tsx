import { type CSSProperties, useMemo } from 'react'
import { isFree } from '#domain/chess/availability.ts'
import { count } from '#domain/chess/count.ts'
import type { Failures } from '#domain/filter/match-units.ts'
import { STUDIO } from '#domain/layout/layout.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { lookOf } from '#web/instance/status.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './insight.module.css'
import { roomTotals } from './insight-figures.ts'
import type { Survey } from './survey.ts'

/** Free units by rooms with their lowest price; a click filters by rooms. */
export function RoomsInsight({ survey, failures }: { survey: Survey; failures: Failures }) {
  const { t, numberFormat } = useTranslator()
  const words = useUnitWords()
  const { filter, setFilter } = useChoice()
  const totals = useMemo(() => roomTotals(survey, failures), [survey, failures])
  const look = useMemo(() => {
    const free = survey.instances.find(isFree)
    return free ? lookOf(free.status) : null
  }, [survey])
  const most = Math.max(...totals.map((total) => total.count))
  const toggle = (label: string) => {
    const rest = filter.rooms.filter((other) => other !== label)
    setFilter({ rooms: rest.length < filter.rooms.length ? rest : [...rest, label] })
  }
  const { free } = useMemo(
    () =>
      count(survey.instances.filter(({ row, layout }) => failures[row] === 0 && survey.types.includes(layout.type))),
    [survey, failures],
  )
  return (
    <>
      <p className={styles.scope}>{t('count.free', { count: free })}</p>
      <ul className={joinClasses(styles.rooms, look?.className)} style={look?.style}>
        {totals.map(({ label, count: found, min_price }) => (
          <li key={label}>
            <button type="button" aria-pressed={filter.rooms.includes(label)} onClick={() => toggle(label)}>
              <span>{label === STUDIO ? t('rooms.studio') : label}</span>
              <i style={{ '--share': found / most } as CSSProperties} />
              <small>{min_price === null ? null : t('price.from', { price: words.compactMoney(min_price) })}</small>
              <b>{numberFormat({}).format(found)}</b>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
