import { useEffect, useState } from 'react'
import type { StudioKey } from '#i18n/messages.ts'
import { dropHash } from '#studio/address/browser-history.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { type AskedLink, forgetAsked, readAsked, rememberAsked } from './asked-link.ts'
import { takeToken } from './kept-token.ts'
import { LinkPage } from './link-page.tsx'
import { SentPage } from './sent-page.tsx'
import { askForLink, readWays, type SignInWays } from './sign-in-calls.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

interface SignInPageProps {
  readonly onSignedIn: () => void
  /** Why the person is here, such as an ended session. */
  readonly notice: StudioKey | null
}

/** Signing in: with a passkey, with the company's own sign-in, or by a link in a mail. */
export function SignInPage({ onSignedIn, notice }: SignInPageProps) {
  const { t, language } = useTranslator()
  const [oidcReason] = useState(() => takeOidcReason())
  const [token, setToken] = useState(() => takeToken('link'))
  const [asked, setAsked] = useState<AskedLink | null>(() => readAsked(Date.now()))
  const [ways, setWays] = useState<SignInWays | null>(null)
  useEffect(() => {
    // Without an answer the form offers everything; the calls themselves report what is wrong.
    readWays().then(setWays, () => setWays({ mail: true, passkey: true, oidc: null, first_start: false }))
  }, [])
  const ask = async (email: string) => {
    await askForLink(email, language.code)
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
