import { pathOf } from '#studio/address/address.ts'
import { go } from '#studio/address/use-path.ts'
import { PageHead } from '#studio/box/page-head.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { ImportProgress } from './import-progress.tsx'
import styles from './new-project.module.css'
import { canCopy, useDemo } from './use-demo.ts'
import { useDemoCopy } from './use-demo-copy.ts'

/** What the form is for, and a copy of the demo as the other way to a project. */
export function NewProjectHead() {
  const { t } = useTranslator()
  const demo = useDemo()
  const { state, start } = useDemoCopy(() => go(pathOf({ name: 'home' })))
  return (
    <>
      <PageHead title={t('nav.new')} text={t('new_project.text')}>
        {canCopy(demo) && (
          <Button size="small" title={t('home.demo.text')} loading={state.step === 'busy'} onClick={start}>
            {t('home.demo.title')}
          </Button>
        )}
      </PageHead>
      {state.step !== 'none' && (
        <div className={styles.copying}>
          <ImportProgress state={state} />
        </div>
      )}
    </>
  )
}
