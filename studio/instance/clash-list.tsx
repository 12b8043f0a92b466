import { useState } from 'react'
import { fieldKey } from '#domain/draft/entity.ts'
import type { UnitBook } from '#domain/unit-table/unit-facts.ts'
import { DialogFoot } from '#studio/box/dialog-foot.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import type { Clash } from '#studio/project/clashes.ts'
import { Button } from '#ui/button/button.tsx'
import { Segmented } from '#ui/field/segmented.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import styles from './clash-list.module.css'
import { cellName, sayFieldValue } from './clash-words.ts'

interface ClashListProps {
  readonly clashes: readonly Clash[]
  readonly book: UnitBook
  readonly onSettle: (clashes: readonly Clash[], keep: 'mine' | 'theirs') => void
  readonly onClose: () => void
}

/** Settles several cells at once. This person's values are kept unless the others' are chosen. */
export function ClashList({ clashes, book, onSettle, onClose }: ClashListProps) {
  const translator = useTranslator()
  const { t } = translator
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const settle = () => {
    const isTheirs = (clash: Clash) => theirs.has(fieldKey(clash))
    onSettle(clashes.filter(isTheirs), 'theirs')
    onSettle(
      clashes.filter((clash) => !isTheirs(clash)),
      'mine',
    )
    onClose()
  }
  return (
    <Dialog
      title={t('units.clash.list_title')}
      closeLabel={t('control.close')}
      onClose={onClose}
      footer={
        <DialogFoot>
          <Button variant="filled" onClick={settle}>
            {t('units.clash.settle', { count: clashes.length })}
          </Button>
        </DialogFoot>
      }
    >
      <ul className={styles.list}>
        {clashes.map((clash) => {
          const { field } = clash
          const key = fieldKey(clash)
          const cell = cellName(translator, book, clash)
          return (
            <li key={key}>
              <span>
                <b>{cell}</b>
                <small>{clash.by?.name || t('units.clash.somebody')}</small>
              </span>
              <Segmented
                label={cell}
                small
                value={theirs.has(key) ? 'theirs' : 'mine'}
                options={[
                  {
                    value: 'mine',
                    label: `${t('history.you')}: ${sayFieldValue(translator, book, field, clash.mine)}`,
                  },
                  { value: 'theirs', label: sayFieldValue(translator, book, field, clash.value) },
                ]}
                onChange={(keep) =>
                  setTheirs((before) => {
                    const after = new Set(before)
                    if (keep === 'theirs') after.add(key)
                    else after.delete(key)
                    return after
                  })
                }
              />
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
