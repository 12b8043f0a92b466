import { useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import { manage } from '#studio/api/manage.ts'
import { FormDialog } from '#studio/box/form-dialog.tsx'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useAct } from '#studio/person/use-act.ts'
import { Field } from '#ui/field/field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { faultOfEmail, faultOfUrl } from './check-fields.ts'

interface FieldDialogProps {
  readonly catalogue: Catalogue
  readonly what: 'consent' | 'mail'
  readonly onClose: () => void
}

/** Asks for one setting that a catalogue needs before it is published. It holds at once. */
export function FieldDialog({ catalogue, what, onClose }: FieldDialogProps) {
  const { t } = useTranslator()
  const { act, isBusy } = useAct()
  const { reload } = useCatalogues()
  const showToast = useToast()
  const [value, setValue] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const isMail = what === 'mail'
  const fault = isMail ? faultOfEmail(value) : faultOfUrl(value)
  const save = () => {
    if (fault) return setIsWrong(true)
    void act(async () => {
      await manage('updateCatalogue', { params: { id: catalogue.id }, body: patchOf() })
      await reload()
      showToast({ text: t('account.saved'), icon: 'check' })
      onClose()
    })
  }
  function patchOf() {
    if (isMail) return { sales: { ...catalogue.sales, email: value.trim() } }
    return { privacy: [...catalogue.privacy, { domain: null, url: value.trim() }] }
  }
  return (
    <FormDialog
      title={t(isMail ? 'new_project.sales_email' : 'common.privacy')}
      closeLabel={t('control.close')}
      submitLabel={t('common.save')}
      isBusy={isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        label={t(isMail ? 'common.email' : 'new_project.address')}
        type={isMail ? 'email' : 'url'}
        dir="ltr"
        placeholder={isMail ? 'sales@company.com' : 'https://'}
        hint={t(isMail ? 'new_project.sales_hint' : 'new_project.privacy_hint')}
        error={isWrong && fault ? t(fault) : undefined}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
    </FormDialog>
  )
}
