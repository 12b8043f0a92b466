import { useLayoutEffect, useRef, useState } from 'react'
import type { Estate } from '#domain/chess/chess.ts'
import { count, groupUnits } from '#domain/chess/count.ts'
import { unitsIn } from '#domain/chess/units-in.ts'
import { bitOf } from '#domain/filter/match-units.ts'
import { compareLabels } from '#domain/layout/layout.ts'
import { wordRooms } from '#i18n/word-unit.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './rooms-card.module.css'

interface RoomsCardProps {
  readonly estate: Estate
  /** The inline size of the grid, in rem. */
  readonly extent: number
  /** A preview is in its place. */
  readonly isHidden: boolean
}

/** The card and the space around it, in rem. */
const ROOM = 20

/** What is available by rooms, in the place of the preview. A row is a filter. Shown only beside the grid, never over it. */
export function RoomsCard({ estate, extent, isHidden }: RoomsCardProps) {
  const translator = useTranslator()
  const { t } = translator
  const words = useUnitWords()
  const { rooms_basis } = useProject().data.project
  const { filter, wanted, setFilter } = useChoice()
  const card = useRef<HTMLElement>(null)
  const [fits, setFits] = useState(false)
  useLayoutEffect(() => {
    const stage = card.current?.parentElement
    if (!stage) return
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const observer = new ResizeObserver(() => setFits(stage.clientWidth >= (extent + ROOM) * rem))
    observer.observe(stage)
    return () => observer.disconnect()
  }, [extent])
  const others = ~bitOf('rooms')
  const isWanted = (row: number) => !wanted.failures || ((wanted.failures[row] ?? 0) & others) === 0
  const units = unitsIn(estate).filter(({ layout, row }) => layout.label !== '' && isWanted(row))
  const rows = [...groupUnits(units, ({ layout }) => layout.label)].sort(([a], [b]) => compareLabels(a, b))
  const toggle = (label: string) => {
    const rest = filter.rooms.filter((other) => other !== label)
    setFilter({ rooms: rest.length < filter.rooms.length ? rest : [...rest, label] })
  }
  return (
    <aside ref={card} className={styles.card} hidden={isHidden || !fits || rows.length < 2}>
      <h2>
        {t('chess.available_in', { name: estate.name })}
        <span>{t('filter.from')}</span>
      </h2>
      {rows.map(([label, own]) => {
        const { free, from } = count(own)
        return (
          <button
            key={label}
            type="button"
            aria-pressed={filter.rooms.includes(label)}
            disabled={free === 0 && !filter.rooms.includes(label)}
            onClick={() => toggle(label)}
          >
            <span>{wordRooms(translator, label, rooms_basis)}</span>
            <span>{free || ''}</span>
            <b>{free === 0 ? t('message.not_available') : from === null ? t('price.on_request') : words.money(from)}</b>
          </button>
        )
      })}
    </aside>
  )
}
