import type { Restored } from '#contract/drafts.ts'
import type { FileVersion } from '#contract/versions.ts'
import { errorKey } from '#studio/api/error-message.ts'
import { type DraftHome, homeCall } from '#studio/draft/draft-home.ts'
import { useWhen } from '#studio/person/use-when.ts'
import { useManaged } from '#studio/reading/use-reading.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { Notice, NoticeActions } from '#ui/modal/notice.tsx'
import { FIRST_FOCUS } from '#ui/modal/use-modal.ts'
import { wordEntity } from './entity-names.ts'
import { wordOfField } from './field-words.ts'
import { useSaying } from './saying-context.ts'

const SHOWN = 5

/** The calls that put an older version, or the inverse of one, into the draft. */
export const RESTORING = { restore: 'restoreProjectVersion', undo: 'undoProjectVersion' } as const
/** An older version, or the inverse of one. */
export type RestoreAct = keyof typeof RESTORING

interface RestoreDialogProps {
  readonly home: DraftHome
  readonly version: FileVersion
  readonly act: RestoreAct
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Says what restoring a version does to the draft, before it does it. */
export function RestoreDialog({ home, version: { id, at }, act, onConfirm, onClose }: RestoreDialogProps) {
  const { t } = useSaying().translator
  const when = useWhen()
  const { call, params } = homeCall(home, RESTORING[act])
  const { data, error } = useManaged(call, { params: { ...params, version: id }, query: { dry_run: '1' } })
  const effect = data?.data ?? null
  const fault = error === null ? null : errorKey(error)
  const isNothing = effect !== null && effect.changes === 0
  return (
    <Notice icon="info" title={t(isNothing ? 'publish.restored_none' : `publish.${act}_title`)} onClose={onClose}>
      {fault && <p>{t(fault)}</p>}
      {!fault && !isNothing && <p>{t(`publish.${act}_text`, { when: when(at) })}</p>}
      {effect ? <Effect effect={effect} /> : !fault && <Skeleton height="2.5rem" />}
      <NoticeActions>
        <Button variant={isNothing ? 'filled' : undefined} onClick={onClose}>
          {t(isNothing ? 'control.close' : 'control.cancel')}
        </Button>
        {!isNothing && (
          <Button
            {...FIRST_FOCUS}
            variant="filled"
            loading={!effect && !fault}
            aria-disabled={!effect}
            onClick={effect ? onConfirm : undefined}
          >
            {t(`publish.${act}`)}
          </Button>
        )}
      </NoticeActions>
    </Notice>
  )
}

function Effect({ effect: { changes, replaced, untouched, kept } }: { readonly effect: Restored }) {
  const { translator, names } = useSaying()
  const { t } = translator
  const words = kept
    .slice(0, SHOWN)
    .map((field) => `${wordEntity(translator, names, field)} (${t(wordOfField(field.kind, field.field))})`)
  return (
    <>
      {changes === 0 ? <p>{t('publish.restored_nothing')}</p> : <p>{t('publish.restore_makes', { count: changes })}</p>}
      {changes > 0 && replaced > 0 && <p>{t('publish.restore_replaced', { count: replaced })}</p>}
      {changes > 0 && untouched > 0 && <p>{t('publish.restore_untouched', { count: untouched })}</p>}
      {kept.length > 0 && (
        <p>
          {t('publish.kept', { count: kept.length })} {words.join(', ')}
          {kept.length > SHOWN && '…'}
        </p>
      )}
    </>
  )
}
