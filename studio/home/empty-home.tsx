import type { ReactNode } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { ScreenLink } from '#studio/address/screen-link.tsx'
import { EmptyState } from '#studio/box/empty-state.tsx'
import { useMainAct } from '#studio/box/main-act.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { ServerButton } from '#studio/project/server-button.tsx'
import { useManaged } from '#studio/reading/use-reading.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { ChooseFiles } from './choose-files.tsx'
import styles from './empty-home.module.css'
import { ImportProgress } from './import-progress.tsx'
import { mayCreate } from './may-create.ts'
import type { GivenFile } from './project-files.ts'
import { canCopy, useDemo } from './use-demo.ts'
import { useDemoCopy } from './use-demo-copy.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useProjectImport } from './use-project-import.ts'
import { DemoPicture, FilePicture, HandPicture } from './way-pictures.tsx'

/** The ways to begin, for a company without a project. */
export function EmptyHome() {
  const { t } = useTranslator()
  const me = useMe()
  if (!mayCreate(me)) return <EmptyState title={t('switcher.no_project')} text={t('home.empty.no_right')} />
  return <Beginning mayInvite={hasDuty(me.role, 'administer')} />
}

function Beginning({ mayInvite }: { readonly mayInvite: boolean }) {
  const { t } = useTranslator()
  const importing = useProjectImport()
  const copying = useDemoCopy()
  const demo = useDemo()
  const isAlone = useIsAlone(mayInvite)
  useMainAct()
  const isBusy = importing.state.step === 'busy' || copying.state.step === 'busy'
  const take = (files: readonly GivenFile<File>[]) => {
    if (!isBusy) importing.start(files)
  }
  const isOver = useFileDrop(take)
  const offersDemo = canCopy(demo)
  return (
    <div className={styles.page} data-over={isOver || undefined} data-few={!offersDemo || undefined}>
      <div className={styles.head}>
        <h2>{t('home.empty.title')}</h2>
        <p>{t(isOver ? 'home.empty.drop' : 'home.empty.text')}</p>
      </div>
      {demo && (
        <div className={styles.ways}>
          <Way picture={<HandPicture />} title={t('home.empty.hand_title')} text={t('home.empty.hand_text')}>
            <ScreenLink to={{ name: 'new' }} className={classOfButton({ variant: 'filled', size: 'small' })}>
              {t('nav.new')}
            </ScreenLink>
          </Way>
          <Way picture={<FilePicture />} title={t('home.empty.file_title')} text={t('home.empty.file_text')}>
            <ChooseFiles label={t('home.empty.choose')} isBusy={importing.state.step === 'busy'} onFiles={take} />
          </Way>
          {offersDemo && (
            <Way picture={<DemoPicture />} title={t('home.demo.title')} text={t('home.demo.text')}>
              <ServerButton
                size="small"
                loading={copying.state.step === 'busy'}
                onClick={isBusy ? undefined : copying.start}
              >
                {t('common.copy')}
              </ServerButton>
            </Way>
          )}
        </div>
      )}
      <ImportProgress state={importing.state} />
      <ImportProgress state={copying.state} />
      {isAlone && (
        <p className={styles.alone}>
          {t('home.empty.alone')} <ScreenLink to={{ name: 'people' }}>{t('home.empty.invite')}</ScreenLink>
        </p>
      )}
    </div>
  )
}

/** Whether the company has no other person and no open invitation. False until it is known. */
function useIsAlone(mayAsk: boolean): boolean {
  // Only an offer: without an answer it is not made.
  const people = useManaged('listPeople', mayAsk ? {} : null).data?.data
  return people !== undefined && people.members.length + people.invitations.length === 1
}

interface WayProps {
  readonly picture: ReactNode
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Way({ picture, title, text, children }: WayProps) {
  return (
    <section className={styles.way} aria-label={title}>
      <span className={styles.picture}>{picture}</span>
      <h3>{title}</h3>
      <p>{text}</p>
      <div>{children}</div>
    </section>
  )
}
