import { type MouseEvent, useCallback } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { chosenBy, useChooseInstance } from '#web/instance/use-choose-instance.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'

/** Opens the card of a unit that was clicked on the plan. */
export function useChooseUnit(): (event: MouseEvent, instance: Instance) => void {
  const choose = useChooseInstance()
  return useCallback(
    (event, { id }) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      choose(id, chosenBy(event))
    },
    [choose],
  )
}
