import { pathOf } from '#studio/address/address.ts'
import { go } from '#studio/address/use-path.ts'
import { PageHead } from '#studio/box/page-head.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { ImportProgress } from './import-progress.tsx'
import styles from './new-project.module.css'
import type { GivenFile } from './project-files.ts'
import { canCopy, useDemo } from './use-demo.ts'
import { useDemoCopy } from './use-demo-copy.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useProjectImport } from './use-project-import.ts'

/** What the form is for, and the other ways to a project: a project file, or a copy of the demo. */
export function NewProjectHead() {
  const { t } = useTranslator()
  const demo = useDemo()
  const goHome = () => go(pathOf({ name: 'home' }), { replace: true })
  const copying = useDemoCopy(goHome)
  const importing = useProjectImport(goHome)
  const isBusy = importing.state.step === 'busy' || copying.state.step === 'busy'
  const take = (files: readonly GivenFile<File>[]) => {
    if (!isBusy) importing.start(files)
  }
  useFileDrop(take)
  return (
    <>
      <PageHead title={t('nav.new')} text={t('new_project.text')}>
        <div className={styles.acts}>
          <ChooseFiles
            label={t('home.empty.file_title')}
            title={t('home.empty.file_text')}
            isBusy={importing.state.step === 'busy'}
            onFiles={take}
          />
          {canCopy(demo) && (
            <Button
              size="small"
              title={t('home.demo.text')}
              loading={copying.state.step === 'busy'}
              onClick={isBusy ? undefined : copying.start}
            >
              {t('home.demo.title')}
            </Button>
          )}
        </div>
      </PageHead>
      <div className={styles.progress}>
        <ImportProgress state={importing.state} />
        <ImportProgress state={copying.state} />
      </div>
    </>
  )
}
