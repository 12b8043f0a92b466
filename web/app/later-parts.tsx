import { onHowToUse } from '#web/frame/how-to-use.ts'
import { useOwnGrid } from '#web/navigation/use-own-grid.ts'
import { WalkthroughGate } from '#web/onboarding/walkthrough-gate.tsx'
import { ShareGate } from '#web/share/share-gate.tsx'
import { useConnectionNotice } from './use-connection-notice.ts'
import { usePartsAhead } from './use-parts-ahead.ts'

/** Parts that start after the first view: connection notices, loading ahead, the address, help and sharing. */
export function LaterParts() {
  useConnectionNotice()
  usePartsAhead()
  useOwnGrid()
  return (
    <>
      <WalkthroughGate onAsked={onHowToUse} />
      <ShareGate />
    </>
  )
}
