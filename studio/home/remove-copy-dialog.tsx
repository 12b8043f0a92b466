import { useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import { ManageError, manage } from '#studio/api/manage.ts'
import { ConfirmDialog } from '#studio/box/confirm-dialog.tsx'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { catalogueName } from '#studio/catalogue/catalogue-name.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { useAct } from '#studio/person/use-act.ts'
import { useToast } from '#ui/toast/toast-context.ts'

interface RemoveCopyDialogProps {
  readonly catalogue: Catalogue
  readonly onClose: () => void
}

/** Asks before a copy of the demo is removed. */
export function RemoveCopyDialog({ catalogue, onClose }: RemoveCopyDialogProps) {
  const { t, language } = useTranslator()
  const { act, isBusy } = useAct()
  const { reload } = useCatalogues()
  const showToast = useToast()
  const [isRefused, setIsRefused] = useState(false)
  const remove = () =>
    act(async () => {
      try {
        await manage('removeDemoCopy', { params: { id: catalogue.project_id ?? 0 } })
      } catch (error) {
        const code = error instanceof ManageError ? error.code : null
        if (code === 'forbidden') return setIsRefused(true)
        // Somebody else has removed it.
        if (code !== 'not_found') throw error
      }
      showToast({ text: t('home.demo.removed'), icon: 'check' })
      onClose()
      await reload()
    })
  return (
    <ConfirmDialog
      title={t('home.demo.remove_title', { name: catalogueName(catalogue, language.code) })}
      closeLabel={t('control.close')}
      actLabel={t('home.demo.remove')}
      backLabel={t('control.cancel')}
      isDanger
      isBusy={isBusy}
      onAct={remove}
      onClose={onClose}
    >
      <p>{t('home.demo.remove_text')}</p>
      {isRefused && <Notice kind="fault">{t('home.demo.owner_only')}</Notice>}
    </ConfirmDialog>
  )
}
