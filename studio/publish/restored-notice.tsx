import type { FieldName } from '#domain/draft/entity.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice, NoticeActions } from '#ui/modal/notice.tsx'
import { wordEntity } from './entity-names.ts'
import { wordOfField } from './field-words.ts'
import { useSaying } from './saying-context.ts'

const SHOWN = 5

interface RestoredNoticeProps {
  readonly changes: number
  readonly kept: readonly FieldName[]
  readonly onClose: () => void
}

/** Says what a restored version changed in the draft, and what it left. */
export function RestoredNotice({ changes, kept, onClose }: RestoredNoticeProps) {
  const { translator, names } = useSaying()
  const { t } = translator
  const words = kept
    .slice(0, SHOWN)
    .map((field) => `${wordEntity(translator, names, field)} (${t(wordOfField(field.kind, field.field))})`)
  return (
    <Notice
      icon="check"
      title={changes > 0 ? t('publish.restored', { count: changes }) : t('publish.restored_none')}
      onClose={onClose}
    >
      <p>{t(changes > 0 ? 'publish.restored_text' : 'publish.restored_nothing')}</p>
      {kept.length > 0 && (
        <p>
          {t('publish.kept', { count: kept.length })} {words.join(', ')}
          {kept.length > SHOWN && '…'}
        </p>
      )}
      <NoticeActions>
        <Button variant="filled" onClick={onClose}>
          {t('publish.close')}
        </Button>
      </NoticeActions>
    </Notice>
  )
}
