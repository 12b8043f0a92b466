import { Suspense, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { laterPart } from '#studio/release/later-part.tsx'
import { OlderPointer } from '#studio/release/older-pointer.tsx'
import { Button } from '#ui/button/button.tsx'
import styles from './project-card.module.css'

const RemoveCopyDialog = laterPart(
  async () => (await import('./remove-copy-dialog.tsx')).RemoveCopyDialog,
  OlderPointer,
)

/** Says that a project is a copy of the demo, and removes it. */
export function DemoRow({ catalogue }: { readonly catalogue: Catalogue }) {
  const { t } = useTranslator()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className={styles.demo}>
      <span>{t('home.demo.note')}</span>
      <Button variant="plain" size="small" onClick={() => setIsAsking(true)}>
        {t('home.demo.remove')}
      </Button>
      {isAsking && (
        <Suspense>
          <RemoveCopyDialog catalogue={catalogue} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
