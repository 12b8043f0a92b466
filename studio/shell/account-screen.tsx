import { ScreenPage } from '#studio/frame/screen-page.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import styles from '#studio/person/account-page.module.css'
import { Companies } from '#studio/person/companies.tsx'
import { useSignedIn } from '#studio/person/me-context.ts'
import { Passkeys } from '#studio/person/passkeys.tsx'
import { Profile } from '#studio/person/profile.tsx'
import { Sessions } from '#studio/person/sessions.tsx'
import { useAct } from '#studio/person/use-act.ts'
import { useSignOut } from '#studio/project/use-sign-out.ts'
import { Button } from '#ui/button/button.tsx'

/** A person's own page: name and language, companies, passkeys, and the browsers that are signed in. */
export function AccountScreen() {
  const { t } = useTranslator()
  const { me, onMe } = useSignedIn()
  const signOut = useSignOut()
  const { act, isBusy } = useAct()
  return (
    <ScreenPage title={t('account.title')}>
      <div className={styles.main}>
        {/* Above the lists, which would move it when they have loaded. */}
        <Profile
          me={me}
          onMe={onMe}
          acts={
            <Button size="small" loading={isBusy} onClick={() => act(signOut)}>
              {t('account.sign_out')}
            </Button>
          }
        />
        {me.accounts.length > 1 && <Companies me={me} onMe={onMe} />}
        <Passkeys />
        <Sessions />
      </div>
    </ScreenPage>
  )
}
