import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useSignedOut } from '#studio/person/signed-out-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { type LoadedProject, ProjectStoresContext } from './project-stores-context.ts'
import { shareProject } from './share-project.ts'

/** How long a project waits before it tries an absent server again, in milliseconds. */
const AGAIN = 5000

/** Keeps the project that was opened last for all screens, and sends what waits when the server is back. */
export function ProjectStoresProvider({ children }: { readonly children: ReactNode }) {
  const me = useMe()
  const { t } = useTranslator()
  const showToast = useToast()
  const onSignedOut = useSignedOut()
  const [kept, setKept] = useState<LoadedProject | null>(null)
  const onFailure = useRef((_: unknown) => {})
  onFailure.current = (error) => {
    if (isSignedOut(error)) onSignedOut()
    else showToast({ text: t(errorKey(error)), icon: 'alert' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name or language of the person changes nothing here.
  const stores = useMemo(() => {
    const load = async (id: number) => {
      const { openStore } = await import('./open-store.ts')
      return openStore(id, me, (error) => onFailure.current(error))
    }
    return shareProject(load, setKept)
  }, [me.account.id, me.id, me.kind, me.role])
  return (
    <ProjectStoresContext value={stores}>
      {children}
      {kept && <Resend project={kept} />}
    </ProjectStoresContext>
  )
}

/** Tries again while the server does not answer. */
function Resend({ project: { store } }: { readonly project: LoadedProject }) {
  const { isAway } = useSyncExternalStore(store.subscribe, store.state)
  useEffect(() => {
    if (!isAway) return
    const send = () => void store.send()
    const timer = setInterval(send, AGAIN)
    addEventListener('online', send)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [isAway, store])
  return null
}
