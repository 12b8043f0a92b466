import type { Modal } from '#domain/overlay/overlay.ts'
import { Button } from '#ui/button/button.tsx'
import { NoticeActions } from '#ui/modal/notice.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

/** Confirms that a unit was linked. */
export function LinkedNotice({ modal: { id, props } }: { modal: Modal }) {
  const { t } = useTranslator()
  const { closeModal } = useNavigation()
  return (
    <>
      <p>{t('crm.linked_text', { name: String(props.unit ?? '') })}</p>
      <NoticeActions>
        <Button variant="filled" size="large" onClick={() => closeModal(id)}>
          {t('control.done')}
        </Button>
      </NoticeActions>
    </>
  )
}
