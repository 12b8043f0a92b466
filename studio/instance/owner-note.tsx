import { useState } from 'react'
import type { UnitColumn } from '#domain/unit-table/unit-columns.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { OwnerDialog } from './owner-dialog.tsx'
import styles from './owner-note.module.css'
import { useOwner } from './use-owner.ts'

/** Says beside a field which feed writes it, and offers to take the field over. */
export function OwnerNote({ column }: { readonly column: UnitColumn }) {
  const { t } = useTranslator()
  const found = useOwner(column)
  const [isAsking, setIsAsking] = useState(false)
  if (!found || found.owner.taken) return null
  const { owner, words, mayTake, change } = found
  return (
    <div className={styles.note}>
      <span>{t('units.owner.mark', { name: owner.key?.name ?? t('units.owner.deleted') })}</span>
      {mayTake && (
        <Button
          size="small"
          variant="plain"
          aria-haspopup="dialog"
          aria-label={`${words.act}: ${words.title}`}
          onClick={() => setIsAsking(true)}
        >
          {words.act}
        </Button>
      )}
      {isAsking && <OwnerDialog words={words} mayTake={mayTake} change={change} onClose={() => setIsAsking(false)} />}
    </div>
  )
}
