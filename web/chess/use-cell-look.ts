import { use, useDeferredValue, useMemo } from 'react'
import type { CellField } from '#contract/views.ts'
import { isFreeStatus } from '#domain/status/status.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { CellExtraContext } from '#web/instance/cell-extra.ts'
import { mainClosedStatus } from '#web/instance/status.ts'
import { useOpenInstance } from '#web/instance/use-open-instance.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { createCellWords, hasLongMark, linesOf } from './cell-words.ts'
import type { ChessCellLook } from './chess-cell-block.tsx'
import { type ChessSizes, chessSizes } from './chess-sizes.ts'

/** How the cells are rendered; the same objects until something in them changes. */
export function useCellLook(
  fields: readonly CellField[],
  isSmall: boolean,
): { look: ChessCellLook; sizes: ChessSizes } {
  const translator = useTranslator()
  const { project, statuses, layouts } = useProject().data
  const words = useUnitWords()
  const { changed } = useCatalogue()
  const { dimming } = useChoice()
  const { overlays } = useNavigation()
  const [path = ''] = useOpenInstance()
    .hrefOf(0)
    .split(/0(?:\?|$)/)
  // Deferred: on a phone a panel covers the grid, and another look renders all cells that are in sight.
  const selectedId = useDeferredValue(
    overlays.panels.findLast(({ route }) => route?.context === 'instance')?.route?.id ?? null,
  )
  const wordsOf = useMemo(() => {
    const hasLongMarks = layouts.some((layout) => hasLongMark(translator, layout))
    return createCellWords({ translator, project, words, fields, isNarrow: isSmall, hasLongMarks })
  }, [translator, project, words, fields, isSmall, layouts])
  const extraOf = use(CellExtraContext)
  const free = statuses.find(isFreeStatus)
  const closed = mainClosedStatus(statuses)
  const look = useMemo(
    (): ChessCellLook => ({ free, closed, wordsOf, dimming, changed, selectedId, path, extraOf }),
    [free, closed, wordsOf, dimming, changed, selectedId, path, extraOf],
  )
  const sizes = useMemo(() => chessSizes(isSmall, linesOf(fields)), [isSmall, fields])
  return { look, sizes }
}
