import { DialogFoot } from '#studio/box/dialog-foot.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { FIRST_FOCUS } from '#ui/modal/use-modal.ts'
import { askWords } from './ask-words.ts'
import type { PriceDoubt } from './plan-edits.ts'
import { useColumnUnits } from './use-column-units.ts'

interface AskDialogProps {
  readonly doubt: PriceDoubt
  readonly onTake: () => void
  readonly onClose: () => void
}

/** Asks about a doubtful price on a small screen, as a sheet from below. */
export function AskDialog({ doubt, onTake, onClose }: AskDialogProps) {
  const translator = useTranslator()
  const { t } = translator
  const { title, lines, act } = askWords(translator, [doubt], useColumnUnits())
  return (
    <Dialog
      title={title}
      closeLabel={t('units.panel.close')}
      onClose={onClose}
      footer={
        <DialogFoot>
          <Button onClick={onClose}>{t('units.ask.back')}</Button>
          <Button {...FIRST_FOCUS} variant="filled" onClick={onTake}>
            {act}
          </Button>
        </DialogFoot>
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  )
}
