import type { KeyboardEvent } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useCurrentList } from '#web/choice/use-current-list.ts'
import { FavouriteButton } from '#web/instance/favourite-button.tsx'
import { sharedUnit } from '#web/instance/shared-unit.ts'
import { useOpenInstance } from '#web/instance/use-open-instance.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { shareLink } from '#web/share/share-link.ts'
import { neighboursOf } from './neighbours.ts'

interface UnitHeadActionsProps {
  readonly instance: Instance
  readonly panelId: number
  /** Called when the visitor steps through the list. */
  readonly onStep: () => void
}

/** The actions in the header of a card: previous and next unit of the list, share, favourite. */
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
        // Not `disabled`: the button would lose the focus at the end of the list.
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

/** Returns a function that shares the link to a unit's card. */
function useShareUnit(instance: Instance): () => Promise<void> {
  const { hrefOf } = useOpenInstance()
  const words = useUnitWords()
  return () => shareLink(sharedUnit(words, instance, hrefOf(instance.id)))
}
