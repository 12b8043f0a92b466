import { useState } from 'react'
import type { Member } from '#contract/people.ts'
import { isShortPreview, type ManagedPreview } from '#contract/previews.ts'
import { pickText } from '#domain/language/choose-language.ts'
import { ConfirmDialog } from '#studio/box/confirm-dialog.tsx'
import { TickBox } from '#studio/box/tick-box.tsx'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { useFault } from '#studio/person/use-fault.ts'
import { useWhen } from '#studio/person/use-when.ts'
import { useManaged } from '#studio/reading/use-reading.ts'
import styles from './remove-dialog.module.css'

interface RemoveDialogProps {
  readonly member: Member
  /** The person removes themselves. */
  readonly isMe: boolean
  readonly isBusy: boolean
  /** The preview links that go over to whoever removes the person. */
  readonly onRemove: (keptPreviews: readonly number[]) => void
  readonly onClose: () => void
}

/** Asks before a person is removed, and which of their preview links go on working. */
export function RemoveDialog({ member, isMe, isBusy, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslator()
  const { data, error } = useManaged('listPreviews', {})
  const fault = useFault(error)
  const items = data?.data.filter((each) => isMadeBy(member, each))
  const [kept, setKept] = useState<readonly number[]>([])
  const isKnown = items !== undefined || fault !== null
  return (
    <ConfirmDialog
      title={t('people.remove_title', { name: member.name })}
      closeLabel={t('control.close')}
      actLabel={t(isMe ? 'people.leave' : 'people.remove')}
      backLabel={t('control.cancel')}
      isDanger
      isBusy={isBusy || !isKnown}
      onAct={() => onRemove(kept)}
      onClose={onClose}
    >
      <p>{t('people.remove_text')}</p>
      {fault && <Notice kind="fault">{t(fault)}</Notice>}
      {items && items.length > 0 && (
        <div className={styles.previews}>
          <p>{t(isMe ? 'people.previews_leave' : 'people.previews_text')}</p>
          {!isMe && <Previews items={items} kept={kept} onKept={setKept} />}
        </div>
      )}
    </ConfirmDialog>
  )
}

/** Whether a person made a preview link that others may use. */
function isMadeBy({ id }: Member, preview: ManagedPreview): boolean {
  return preview.who.kind === 'person' && preview.who.id === id && !isShortPreview(preview)
}

interface PreviewsProps {
  readonly items: readonly ManagedPreview[]
  readonly kept: readonly number[]
  readonly onKept: (kept: readonly number[]) => void
}

function Previews({ items, kept, onKept }: PreviewsProps) {
  const { t, language } = useTranslator()
  const when = useWhen()
  const { all } = useCatalogues()
  return (
    <ul>
      {items.map(({ id, catalogue_id, expires_at }) => {
        const catalogue = all.find((each) => each.id === catalogue_id)
        const name = catalogue ? pickText(catalogue.name, language.code, catalogue.default_lang) : ''
        const until = t('publish.preview_until', { when: when(expires_at) })
        return (
          <li key={id}>
            <label htmlFor={`preview-${id}`}>
              <TickBox
                id={`preview-${id}`}
                aria-label={`${name}, ${until}`}
                value={kept.includes(id)}
                onChange={({ target }) => onKept(target.checked ? [...kept, id] : kept.filter((each) => each !== id))}
              />
              <span>
                <b>{name}</b>
                <small>{until}</small>
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
