import { useEffect } from 'react'
import type { Me } from '#contract/people.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { StudioMark } from '#studio/brand/studio-mark.tsx'
import { STUDIO_NAME } from '#studio/brand/studio-name.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { Button } from '#ui/button/button.tsx'
import { signOut } from './account-calls.ts'
import styles from './account-page.module.css'
import { Companies } from './companies.tsx'
import { Passkeys } from './passkeys.tsx'
import { Profile } from './profile.tsx'
import { Sessions } from './sessions.tsx'
import { useAct } from './use-act.ts'

interface AccountPageProps {
  readonly me: Me
  readonly notice: StudioKey | null
  readonly onMe: (me: Me) => void
  readonly onSignedOut: () => void
}

/** A person's own page: name and language, companies, passkeys, and the browsers that are signed in. */
export function AccountPage({ me, notice, onMe, onSignedOut }: AccountPageProps) {
  const { t } = useTranslator()
  const { act, isBusy } = useAct()
  const title = t('account.title')
  useEffect(() => {
    document.title = `${title} · ${STUDIO_NAME}`
  }, [title])
  const leave = () =>
    act(async () => {
      await signOut()
      onSignedOut()
    })
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <StudioMark />
          <b>{me.account.name}</b>
        </span>
        <Button size="small" loading={isBusy} onClick={leave}>
          {t('account.sign_out')}
        </Button>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {notice && <Notice>{t(notice)}</Notice>}
        <Profile me={me} onMe={onMe} />
        {me.accounts.length > 1 && <Companies me={me} onMe={onMe} />}
        <Passkeys />
        <Sessions />
      </main>
    </div>
  )
}
