import { type MouseEvent, type SyntheticEvent, useMemo, useState } from 'react'
import { formatQuery } from '#domain/address/query.ts'
import type { Estate, Storey } from '#domain/chess/chess.ts'
import { layOutSections, storeyRows } from '#domain/chess/grid-layout.ts'
import { gridPartsOf } from '#domain/chess/grid-parts.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { cellAt } from '#web/grid/grid-area.ts'
import { spotOf } from '#web/grid/grid-aria.ts'
import { chosenBy, useChooseInstance } from '#web/instance/use-choose-instance.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { ChessGrid } from './chess-grid.tsx'
import { columnStarts, gridExtent } from './chess-sizes.ts'
import styles from './chess-view.module.css'
import { useCellLook } from './use-cell-look.ts'
import { usePointedSpot } from './use-pointed-spot.ts'

const ChessDock = lazyPart('chess-dock', async () => (await import('./chess-dock.tsx')).ChessDock)
const PlaceStrips = lazyPart('place-strips', async () => (await import('./place-strips.tsx')).PlaceStrips, {
  says: 'next',
})
const RoomsCard = lazyPart('rooms-card', async () => (await import('./rooms-card.tsx')).RoomsCard, { says: 'next' })
const StoreyMenu = lazyPart('storey-menu', async () => (await import('./storey-menu.tsx')).StoreyMenu)

/** A caption over a section one unit wide would be cut. */
const LEAST_COLUMNS = 2

/** The grid of an estate, with a preview of the hovered or focused cell. */
export function ChessStage({ estate }: { estate: Estate }) {
  const { t } = useTranslator()
  const { openPanel, viewState } = useNavigation()
  const { cell: fields } = useCatalogue().token.chess
  const size = useScreenSize()
  const parts = useMemo(() => gridPartsOf(estate), [estate])
  const grid = useMemo(() => ({ estate, ...layOutSections(parts.sections, LEAST_COLUMNS) }), [estate, parts])
  const rows = useMemo(() => storeyRows(parts, grid.storeys), [parts, grid])
  const { look, sizes } = useCellLook(fields, size === 'small')
  const { pointed, hide, handlers } = usePointedSpot()
  const [menu, setMenu] = useState<{ anchor: Element; storeys: readonly Storey[] } | null>(null)
  const choose = useChooseInstance()
  const openStorey = (id: number) => openPanel({ route: { type: 'group', context: 'storey', id } })

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const at = spotOf(event.target)
    if (!at || at.row === 0 || !isPlainClick(event)) return
    event.preventDefault()
    hide()
    const unit = cellAt(grid.cells, at)?.instance
    if (unit) return choose(unit.id, chosenBy(event))
    const storeys = rows[at.row - 1]?.storeys.filter(({ instances }) => instances.length > 0) ?? []
    if (storeys.length > 1) setMenu({ anchor: event.target as Element, storeys })
    else if (storeys[0]) openStorey(storeys[0].id)
  }

  // Adds the filter to a link, in case the visitor copies it or opens it in another tab.
  const completeLink = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element && target.closest('a')
    if (link) link.search = formatQuery(viewState)
  }

  if (grid.columns === 0) return <p className={styles.empty}>{t('message.not_available_text')}</p>
  const unit = pointed && cellAt(grid.cells, pointed)?.instance
  const isDocked = pointed !== null && size !== 'small' && (!unit || unit.id !== look.selectedId)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it handles clicks on the links and buttons in the grid, which keys activate as well. */}
      <div
        className={styles.stage}
        onClick={onClick}
        onPointerDownCapture={completeLink}
        onFocusCapture={completeLink}
        {...handlers}
      >
        <ChessGrid grid={grid} rows={rows} sizes={sizes} look={look} />
        {isDocked && <ChessDock side={pointed.side} unit={unit ?? null} row={rows[pointed.row - 1]} />}
        {menu && <StoreyMenu {...menu} onChoose={openStorey} onClose={() => setMenu(null)} />}
      </div>
      {size === 'large' && (
        <div className={styles.beside}>
          <RoomsCard
            estate={estate}
            extent={gridExtent(columnStarts(grid, sizes), 0, sizes).inline}
            isHidden={isDocked}
          />
        </div>
      )}
      {parts.strips.length > 0 && (
        <div className={styles.below} onPointerDownCapture={completeLink} onFocusCapture={completeLink}>
          <PlaceStrips strips={parts.strips} look={look} />
        </div>
      )}
    </>
  )
}
