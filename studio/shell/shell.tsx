import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type { Me } from '#contract/people.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { readScreen } from '#studio/address/address.ts'
import { go, usePath } from '#studio/address/use-path.ts'
import { errorKey } from '#studio/api/error-message.ts'
import { useLanguage } from '#studio/language/language-context.ts'
import { Toasts } from '#studio/notice/toasts.tsx'
import { MeContext } from '#studio/person/me-context.ts'
import { readMe } from '#studio/person/read-me.ts'
import { SignedOutContext } from '#studio/person/signed-out-context.ts'
import { laterScreen } from '#studio/release/later-part.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ServerAway } from './server-away.tsx'
import { Studio } from './studio.tsx'

const FirstStartPage = laterScreen(async () => (await import('#studio/sign-in/first-start-page.tsx')).FirstStartPage)
const InvitationPage = laterScreen(async () => (await import('#studio/sign-in/invitation-page.tsx')).InvitationPage)
const SignInPage = laterScreen(async () => (await import('#studio/sign-in/sign-in-page.tsx')).SignInPage)

type Who = Me | 'nobody' | { readonly fault: StudioKey } | null

/** Chooses the screen: those for people who are not signed in yet, or the Studio itself. */
export function Shell() {
  const [person, setPerson] = useState<number | null>(null)
  const path = usePath()
  const place = useMemo(() => {
    const screen = readScreen(path)
    return { person, project: screen && 'catalogue' in screen ? screen.catalogue : null, screen: path }
  }, [person, path])
  return (
    <Toasts place={place}>
      <ScreenBoundary broken={<ServerAway fault="broken.text" onAgain={() => location.reload()} />}>
        <Suspense>
          <Screens onPerson={setPerson} />
        </Suspense>
      </ScreenBoundary>
    </Toasts>
  )
}

function Screens({ onPerson }: { readonly onPerson: (id: number | null) => void }) {
  const path = usePath()
  const { choose } = useLanguage()
  const [who, setWho] = useState<Who>(null)
  const [notice, setNotice] = useState<StudioKey | null>(null)
  const load = useCallback(() => {
    readMe().then(
      (me) => setWho(me ?? 'nobody'),
      (error) => setWho({ fault: errorKey(error) }),
    )
  }, [])
  const isPublic = path === '/first-start' || path === '/invitation'
  useEffect(() => {
    if (!isPublic) load()
  }, [isPublic, load])
  const me = who && typeof who === 'object' && 'id' in who ? who : null
  const lang = me?.lang ?? null
  useEffect(() => onPerson(me?.id ?? null), [me?.id, onPerson])
  useEffect(() => {
    // The language of the person counts more than that of the browser.
    if (lang !== null) choose(lang)
  }, [lang, choose])
  const enter = (word: StudioKey | null) => {
    setNotice(word)
    setWho(null)
    go('', { replace: true })
    load()
  }
  const leave = () => {
    setNotice(null)
    setWho('nobody')
    go('', { replace: true })
  }
  const endSession = useCallback(() => {
    setNotice('error.signed_out')
    setWho('nobody')
  }, [])
  if (path === '/first-start') return <FirstStartPage onEntered={enter} />
  if (path === '/invitation') return <InvitationPage onEntered={enter} />
  if (who === null) return null
  if (who === 'nobody') return <SignInPage notice={notice} onSignedIn={() => enter(null)} />
  if ('fault' in who) return <ServerAway fault={who.fault} onAgain={load} />
  return (
    <SignedOutContext value={endSession}>
      <MeContext value={{ me: who, onMe: setWho, onSignedOut: leave }}>
        <Studio notice={notice} />
      </MeContext>
    </SignedOutContext>
  )
}
