import type { KeyboardEvent } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useCurrentList } from '#web/choice/use-current-list.ts'
import { FavouriteButton } from '#web/instance/favourite-button.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { neighboursOf } from './neighbours.ts'
import { useShareUnit } from './use-share-unit.ts'

interface UnitHeadActionsProps {
  readonly instance: Instance
  readonly panelId: number
  /** The visitor walks along the list. */
  readonly onStep: () => void
}

/** What the head of a card offers: the units before and after in the list, sharing, and the heart. */
export function UnitHeadActions({ instance, panelId, onStep }: UnitHeadActionsProps) {
  const { t } = useTranslator()
  const { updatePanel } = useNavigation()
  const { previous, next } = neighboursOf(useCurrentList(), instance.id)
  const share = useShareUnit(instance)
  const show = (unit: Instance | null) => {
    if (!unit) return
    onStep()
    updatePanel(panelId, { route: { type: 'details', context: 'instance', id: unit.id } })
  }
  const walk = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'ArrowLeft' || key === 'ArrowRight') show(key === forward ? next : previous)
  }
  return (
    <>
      <IconButton
        icon="prev"
        label={t('control.previous_unit')}
        // Not `disabled`: the focus would be lost at the end of the list.
        aria-disabled={previous === null}
        onClick={() => show(previous)}
        onKeyDown={walk}
      />
      <IconButton
        icon="next"
        label={t('control.next_unit')}
        aria-disabled={next === null}
        onClick={() => show(next)}
        onKeyDown={walk}
      />
      <IconButton icon="share" label={t('control.share')} aria-haspopup="dialog" onClick={share} />
      <FavouriteButton instance={instance} />
    </>
  )
}
