import { useState } from 'react'
import type { StudioKey } from '#i18n/messages.ts'
import { dropHash } from '#studio/address/browser-history.ts'
import { manage } from '#studio/api/manage.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useManaged } from '#studio/reading/use-reading.ts'
import { type AskedLink, forgetAsked, readAsked, rememberAsked } from './asked-link.ts'
import { takeToken } from './kept-token.ts'
import { LinkPage } from './link-page.tsx'
import { SentPage } from './sent-page.tsx'
import { SignInForm, type SignInWays } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

interface SignInPageProps {
  readonly onSignedIn: () => void
  /** Why the person is here, such as an ended session. */
  readonly notice: StudioKey | null
}

// Without an answer the form offers everything; the calls themselves report what is wrong.
const ALL_WAYS: SignInWays = { mail: true, passkey: true, oidc: null, first_start: false }

/** Signing in: with a passkey, with the company's own sign-in, or by a link in a mail. */
export function SignInPage({ onSignedIn, notice }: SignInPageProps) {
  const { t, language } = useTranslator()
  const [oidcReason] = useState(() => takeOidcReason())
  const [token, setToken] = useState(() => takeToken('link'))
  const [asked, setAsked] = useState<AskedLink | null>(() => readAsked(Date.now()))
  const { data, error } = useManaged('getSignIn', {})
  const ways = data?.data ?? (error === null ? null : ALL_WAYS)
  const ask = async (email: string) => {
    await manage('askSignInLink', { body: { email, lang: language.code } })
    setAsked(rememberAsked(email, Date.now()))
  }
  const startAgain = () => {
    forgetAsked()
    setAsked(null)
    setToken(null)
  }
  const finish = () => {
    forgetAsked()
    onSignedIn()
  }
  if (token !== null) return <LinkPage token={token} onSignedIn={finish} onNew={startAgain} />
  if (asked) return <SentPage asked={asked} onAgain={() => ask(asked.email)} onOther={startAgain} onSignedIn={finish} />
  return (
    <SignInFrame title={t('sign_in.title')}>
      <SignInForm ways={ways} notice={oidcReason ?? notice} onAsk={ask} onSignedIn={finish} />
    </SignInFrame>
  )
}

/** Why the browser came back from the identity provider without a session. */
function takeOidcReason(): StudioKey | null {
  const reason = new URLSearchParams(location.hash.slice(1)).get('oidc')
  if (reason === null) return null
  dropHash()
  return reason === 'unknown' ? 'oidc.unknown' : 'oidc.failed'
}
