import { Modals as OpenModals } from '#web/overlay/modals.tsx'
import { Panels as OpenPanels } from '#web/overlay/panels.tsx'
import { modalContent } from './modal-content.tsx'
import { panelContent } from './panel-content.tsx'

/** The open panels with their content. */
export function Panels() {
  return <OpenPanels contentOf={panelContent} />
}

/** The open modals with their content. */
export function Modals() {
  return <OpenModals contentOf={modalContent} />
}
