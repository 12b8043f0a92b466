import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { ScreenLink } from '#studio/address/screen-link.tsx'
import { EmptyState } from '#studio/box/empty-state.tsx'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { readPeople } from '#studio/people/people-calls.ts'
import { useMe } from '#studio/person/me-context.ts'
import { Button } from '#ui/button/button.tsx'
import { classOfButton } from '#ui/button/button-look.ts'
import { chosenFiles, droppedFiles } from './dropped-files.ts'
import styles from './empty-home.module.css'
import { ImportProgress } from './import-progress.tsx'
import { mayCreate } from './may-create.ts'
import { useProjectImport } from './use-project-import.ts'

/** The ways to begin, for a company without a project. */
export function EmptyHome() {
  const { t } = useTranslator()
  const me = useMe()
  if (!mayCreate(me)) return <EmptyState title={t('switcher.no_project')} text={t('home.empty.no_right')} />
  return <Beginning mayInvite={hasDuty(me.role, 'administer')} />
}

function Beginning({ mayInvite }: { readonly mayInvite: boolean }) {
  const { t } = useTranslator()
  const { state, start } = useProjectImport()
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isAlone = useIsAlone(mayInvite)
  const isBusy = state.step === 'busy'
  const allowDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void droppedFiles(event.dataTransfer).then(start)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to the button Choose files.
    <div
      className={styles.page}
      data-over={isOver || undefined}
      onDragOver={allowDrop}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={styles.head}>
        <h2>{t('home.empty.title')}</h2>
        <p>{t(isOver ? 'home.empty.drop' : 'home.empty.text')}</p>
      </div>
      <div className={styles.ways}>
        <Way
          icon={<StudioIcon name="edit" size="large" />}
          title={t('home.empty.hand_title')}
          text={t('home.empty.hand_text')}
        >
          <ScreenLink to={{ name: 'new' }} className={classOfButton({ variant: 'filled', size: 'small' })}>
            {t('nav.new')}
          </ScreenLink>
        </Way>
        <Way
          icon={<StudioIcon name="upload" size="large" />}
          title={t('home.empty.file_title')}
          text={t('home.empty.file_text')}
        >
          <Button size="small" loading={isBusy} onClick={() => input.current?.click()}>
            {t('home.empty.choose')}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            aria-label={t('home.empty.choose')}
            onChange={({ target }) => {
              start(chosenFiles(target.files))
              // The same files can be chosen again after they were mended.
              target.value = ''
            }}
          />
        </Way>
      </div>
      <ImportProgress state={state} />
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
  const [isAlone, setIsAlone] = useState(false)
  useEffect(() => {
    if (!mayAsk) return
    // Only an offer: without an answer it is not made.
    readPeople().then(
      ({ members, invitations }) => setIsAlone(members.length + invitations.length === 1),
      () => {},
    )
  }, [mayAsk])
  return isAlone
}

interface WayProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <section className={styles.way} aria-label={title}>
      <span className={styles.picture}>{icon}</span>
      <h3>{title}</h3>
      <p>{text}</p>
      <div>{children}</div>
    </section>
  )
}
