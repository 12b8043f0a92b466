import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useSignedOut } from '#studio/person/signed-out-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { AwayContext, useFindAway } from './away-context.ts'
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
  const [open, setOpen] = useState<readonly LoadedProject[]>([])
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
    return shareProject(load, setOpen)
  }, [me.account.id, me.id, me.kind, me.role])
  useEffect(() => stores.close, [stores])
  const isAway = useFindAway(open)
  return (
    <ProjectStoresContext value={stores}>
      <AwayContext value={isAway}>{children}</AwayContext>
      {open.map((project) => (
        <OpenProject key={project.id} project={project} />
      ))}
    </ProjectStoresContext>
  )
}

/** Tries again while the server does not answer, and warns before closing a page whose edits this browser can't keep. */
function OpenProject({ project: { store } }: { readonly project: LoadedProject }) {
  const { isAway, keepsNothing, waiting } = useSyncExternalStore(store.subscribe, store.state)
  const isUnsafe = keepsNothing && waiting.length > 0
  useEffect(() => {
    if (!isAway) return
    const retry = () => store.retry()
    const timer = setInterval(retry, AGAIN)
    addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
    }
  }, [isAway, store])
  useEffect(() => {
    if (!isUnsafe) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsafe])
  return null
}
