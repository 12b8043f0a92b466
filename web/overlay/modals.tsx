import type { Modal } from '#domain/overlay/overlay.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { ModalDialog } from './modal-dialog.tsx'

/** The open modals, the last on top. */
export function Modals({ contentOf }: { contentOf: (modal: Modal) => React.ReactNode }) {
  const { overlays } = useNavigation()
  return overlays.modals.map((modal) => (
    <ModalDialog key={modal.id} modal={modal}>
      {contentOf(modal)}
    </ModalDialog>
  ))
}
