import { useRef, useState } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import type { BuildForm } from '#domain/building/read-build.ts'
import { ScreenLink } from '#studio/address/screen-link.tsx'
import { EmptyState } from '#studio/box/empty-state.tsx'
import { useMainAct } from '#studio/box/main-act.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { Button } from '#ui/button/button.tsx'
import { classOfButton } from '#ui/button/button-look.ts'
import type { BuildBook } from './build-book.ts'
import { BuildDialog } from './build-dialog.tsx'
import styles from './building.module.css'
import { LayoutsDialog } from './layouts-dialog.tsx'

/** A project without units: makes a building by hand, or leads to the other ways to begin a project. */
export function EmptyProject({ book }: { readonly book: BuildBook }) {
  const { t } = useTranslator()
  const { role, projects } = useMe()
  const mayDescribe = hasDuty(role, 'describe')
  useMainAct(mayDescribe)
  const [opened, setOpened] = useState<'building' | 'layouts' | null>(null)
  const typed = useRef<BuildForm>(null)
  const close = () => setOpened(null)
  return (
    <EmptyState picture="units" title={t('units.none.title')} text={mayDescribe ? t('units.none.text') : undefined}>
      {mayDescribe && (
        <div className={styles.begin}>
          <Button variant="filled" onClick={() => setOpened('building')}>
            {t('build.by_hand')}
          </Button>
          <Button onClick={() => setOpened('layouts')}>{t('build.layouts_first')}</Button>
          {projects === null && (
            <ScreenLink to={{ name: 'new' }} className={classOfButton({})}>
              {t('build.other_ways')}
            </ScreenLink>
          )}
        </div>
      )}
      {opened === 'building' && <BuildDialog book={book} kind="building" typed={typed} onClose={close} />}
      {opened === 'layouts' && <LayoutsDialog book={book} onClose={close} />}
    </EmptyState>
  )
}
