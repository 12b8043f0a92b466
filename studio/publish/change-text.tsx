import type { ManagedDraftEntry } from '#contract/drafts.ts'
import { isUnusualPrice } from '#domain/price/unusual-price.ts'
import { joinWords } from '#i18n/join-words.ts'
import { Tag } from '#studio/box/tag.tsx'
import { OldAndNew } from '#studio/draft/old-and-new.tsx'
import { formatJump } from '#studio/format/format-when.ts'
import styles from './change-text.module.css'
import type { DraftRow } from './draft-list.ts'
import { wordOfField } from './field-words.ts'
import { compareLists, sayValue } from './say-value.ts'
import { useSaying } from './saying-context.ts'

interface ChangeTextProps {
  readonly row: DraftRow
  /** How far a price is from the live one. */
  readonly jump: number | null
}

/** What changes: the field, and the live value beside the new one. */
export function ChangeText({ row: { act, group, entries }, jump }: ChangeTextProps) {
  const { translator } = useSaying()
  const { t } = translator
  const [entry] = entries
  if (act === 'made') return <Tag kind="tint">{t('publish.made')}</Tag>
  if (act === 'removed') return <Tag kind="bad">{t('publish.removed')}</Tag>
  const isObvious = group === 'prices' && entry.field === 'price'
  return (
    <span className={styles.change}>
      {!isObvious && <span className={styles.field}>{t(wordOfField(entry.kind, entry.field))}</span>}
      <Values entry={entry} />
      {jump !== null && (
        <span className={isUnusualPrice(Number(entry.value), Number(entry.live)) ? styles.unusual : styles.jump}>
          {formatJump(translator, jump)}
        </span>
      )}
    </span>
  )
}

function Values({ entry }: { readonly entry: ManagedDraftEntry }) {
  const saying = useSaying()
  const { t } = saying.translator
  const [before, after] = [sayValue(saying, entry, entry.live), sayValue(saying, entry, entry.value)]
  const isShown = before !== null && after !== null && before !== after
  if (isShown) return <OldAndNew before={before} after={after} />
  const lists = compareLists(entry.live, entry.value)
  // Texts may differ in another language only.
  if (!lists) return <span>{t('publish.changed')}</span>
  const { added, changed, removed } = lists
  const words = [
    added > 0 && t('publish.list_added', { count: added }),
    changed > 0 && t('publish.list_changed', { count: changed }),
    removed > 0 && t('publish.list_removed', { count: removed }),
  ].filter((word) => word !== false)
  return <span>{words.length > 0 ? joinWords(saying.translator, words) : t('publish.changed')}</span>
}
