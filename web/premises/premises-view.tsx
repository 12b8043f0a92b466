import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { formatAddress } from '#domain/address/format-address.ts'
import { formatQuery, type PremisesView as ListView } from '#domain/address/query.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useFoundUnits } from '#web/choice/use-found-units.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { PremisesHead } from './premises-head.tsx'
import styles from './premises-view.module.css'
import { UnitCards, type UnitListProps } from './unit-cards.tsx'
import { useShownList } from './use-list-tracking.ts'

/** The list views that load on demand. Cards load with the page. */
const UnitTable = lazyPart('unit-table', async () => (await import('./unit-table.tsx')).UnitTable)
const UnitRows = lazyPart('unit-rows', async () => (await import('./unit-rows.tsx')).UnitRows, { says: 'first' })
const LayoutGroups = lazyPart('layout-groups', async () => (await import('./layout-groups.tsx')).LayoutGroups)
/** Shown instead of an empty list. */
const NothingFound = lazyPart('nothing-found', async () => (await import('./nothing-found.tsx')).NothingFound)

/** The matching units as cards, as a list or grouped by layout. */
export function PremisesView() {
  const { view } = useNavigation().viewState
  const all = useFoundUnits()
  const units = useUnitsFrom(all)
  const scroller = useRef<HTMLDivElement>(null)
  useShownList(units)
  const onScroll = useNewListFromStart(scroller, view)
  if (units.length === 0) return <NothingFound />
  return (
    <div ref={scroller} className={styles.scroller} onScroll={onScroll}>
      <PremisesHead units={all} />
      {units !== all && <WholeList />}
      <UnitList view={view} units={units} scroller={scroller} />
    </div>
  )
}

/** The units of this page of the list; all of them if the address names none that exists. */
function useUnitsFrom(all: readonly Instance[]): readonly Instance[] {
  const { view, from } = useNavigation().viewState
  const isPage = view !== 'groups' && from > 0 && from < all.length
  return useMemo(() => (isPage ? all.slice(from) : all), [all, isPage, from])
}

/** Leads from a later page of the list to its beginning. */
function WholeList() {
  const { t } = useTranslator()
  const { address, viewState, setViewState } = useNavigation()
  return (
    <a
      className={classOfButton({ size: 'small', className: styles.whole })}
      href={formatAddress(address) + formatQuery({ ...viewState, from: 0 })}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        setViewState({ from: 0 })
      }}
    >
      {t('control.show_all')}
    </a>
  )
}

function UnitList({ view, ...props }: UnitListProps & { view: ListView }) {
  const isLarge = useScreenSize() === 'large'
  if (view === 'groups') return <LayoutGroups {...props} />
  if (view === 'cards') return <UnitCards {...props} />
  return isLarge ? <UnitTable {...props} /> : <UnitRows {...props} />
}

/** Scrolls to the top when filter, sort or view change. Returns the scroll handler of the list. */
function useNewListFromStart(scroller: RefObject<HTMLElement | null>, view: ListView): () => void {
  const { filter, sort } = useChoice()
  const asked = useRef({ filter, sort, view })
  // Tracked by the handler: reading scrollTop during a change would force an extra layout.
  const isScrolled = useRef(false)
  useLayoutEffect(() => {
    const last = asked.current
    asked.current = { filter, sort, view }
    const isSame = last.filter === filter && last.sort === sort && last.view === view
    if (isSame || !isScrolled.current) return
    scroller.current?.scrollTo(0, 0)
    isScrolled.current = false
  }, [scroller, filter, sort, view])
  return () => {
    isScrolled.current = true
  }
}
