import { DialogFoot } from '#studio/box/dialog-foot.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useAct } from '#studio/person/use-act.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import type { OwnerWords } from './owner-words.ts'

interface OwnerDialogProps {
  readonly words: OwnerWords
  readonly mayTake: boolean
  readonly change: () => Promise<void>
  readonly onClose: () => void
}

/** Says which feed writes a field, and takes the field over from it, where there is no table to show a card in. */
export function OwnerDialog({ words, mayTake, change, onClose }: OwnerDialogProps) {
  const { t } = useTranslator()
  const showToast = useToast()
  const { act, isBusy } = useAct()
  const run = () =>
    act(async () => {
      await change()
      showToast({ text: words.done, icon: 'check' })
      onClose()
    })
  return (
    <Dialog
      title={words.title}
      closeLabel={t('control.close')}
      onClose={onClose}
      footer={
        <DialogFoot>
          <Button onClick={onClose}>{t('control.close')}</Button>
          {mayTake && (
            <Button variant="filled" loading={isBusy} onClick={run}>
              {words.act}
            </Button>
          )}
        </DialogFoot>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  )
}
