import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { PanelActions } from '#web/overlay/panel-actions.tsx'
import { PanelSkeleton } from '#web/overlay/panel-skeleton.tsx'
import { UnitBody } from './unit-body.tsx'
import { UnitHeadActions } from './unit-head-actions.tsx'
import { UnitMissing } from './unit-missing.tsx'
import { useLiveNotice } from './use-live-notice.ts'
import { useUnitShown } from './use-unit-shown.ts'

interface UnitCardProps {
  readonly instanceId: number
  readonly panelId: number
}

/** The card of a unit. */
export function UnitCard({ instanceId, panelId }: UnitCardProps) {
  const { project } = useCatalogue()
  if (!project) return <PanelSkeleton />
  const instance = project.chess.instanceById.get(instanceId)
  return instance ? <LoadedCard instance={instance} panelId={panelId} /> : <UnitMissing />
}

/** Keeps the header mounted when the unit changes, so that the focus stays on the "next" button. */
function LoadedCard({ instance, panelId }: { instance: Instance; panelId: number }) {
  const card = useRef<HTMLElement>(null)
  const isStep = useRef(false)
  // A step paints the header first: rendering the card takes a slow phone some time.
  const shown = useDeferredValue(instance)
  const { id } = shown
  const last = useRef(id)
  const [opened] = useState(id)
  useUnitShown(instance)
  useLiveNotice(instance)
  useLayoutEffect(() => {
    if (last.current === id) return
    last.current = id
    // Keeps the scroll position while the visitor steps through the list, to compare the same part of each card.
    if (!isStep.current) card.current?.parentElement?.scrollTo({ top: 0 })
    isStep.current = false
  }, [id])
  return (
    <>
      <PanelActions>
        <UnitHeadActions
          instance={instance}
          panelId={panelId}
          onStep={() => {
            isStep.current = true
          }}
        />
      </PanelActions>
      {/* A step keeps the scroll position, which needs the whole height. */}
      <UnitBody key={id} ref={card} instance={shown} panelId={panelId} isWhole={id !== opened} />
    </>
  )
}
