import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { CHUNK_TIMEOUT_MS } from '#domain/screen/screen-size.ts'
import { Button } from '#ui/button/button.tsx'
import { isHydrating } from '#ui/hydration/hydration.ts'
import { registerPart, reportPart, type Says } from '#ui/hydration/parts.ts'
import { useLaterMessages } from '#web/language/later-messages.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './lazy-part.module.css'
import { loadChunk } from './load-chunk.ts'
import { PartBoundary } from './part-boundary.tsx'

type Part<Props> = ComponentType<Props> | 'loading' | 'failed'

/** A component whose code loads later. */
type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code before the component is shown. */
  readonly preload: () => void
}

interface PartOptions<Props> {
  /** Shown while the part loads; a function receives the props of the part. */
  readonly skeleton?: ReactNode | ((props: Props) => ReactNode)
  /** Which messages the part needs, so that it waits for no others. By default all. */
  readonly says?: Says | undefined
}

/** Creates a component whose code loads when it is first shown. After a failure the visitor can retry. */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { skeleton = null, says = 'everything' }: PartOptions<Props> = {},
): LazyPart<Props> {
  // Shared by all places that show the part.
  let loaded: ComponentType<Props> | null = null
  const loadOnce = async () => {
    loaded ??= await load()
  }
  registerPart(name, { says, load: loadOnce })

  function LazyPart(props: Props) {
    reportPart(name, loaded === null)
    // A part that somebody opens is painted as its skeleton first: rendering it may take a slow phone half a second.
    const isOpen = useDeferredValue(true, !skeleton || isHydrating())
    const [part, setPart] = useState<Part<Props>>(() => loaded ?? 'loading')
    const [attempt, setAttempt] = useState(0)
    const laterMessages = useLaterMessages()
    // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt is what loads again
    useEffect(() => {
      let isShown = true
      // The part may have loaded for another place since this render.
      if (loaded) return setPart(() => loaded ?? 'loading')
      loadChunk(name, () => Promise.all([load(), laterMessages(says)]), CHUNK_TIMEOUT_MS).then(
        ([component]) => {
          loaded = component
          if (isShown) setPart(() => component)
        },
        (error) => {
          console.error(error)
          // Browsers may cache a failed import for the life of the document. A reload helps; the address keeps the state.
          if (attempt > 0) location.reload()
          else if (isShown) setPart('failed')
        },
      )
      return () => {
        isShown = false
      }
    }, [attempt])
    if (part === 'loading' || !isOpen) return typeof skeleton === 'function' ? skeleton(props) : skeleton
    if (part === 'failed') {
      return (
        <FailedPart
          onRetry={() => {
            setPart('loading')
            setAttempt(attempt + 1)
          }}
        />
      )
    }
    const Part = part
    return (
      <PartBoundary failed={(onRetry) => <FailedPart onRetry={onRetry} />}>
        <Part {...props} />
      </PartBoundary>
    )
  }
  // A failure here is ignored: the part loads again when it is shown, and reports an error then.
  return Object.assign(LazyPart, { preload: () => void loadOnce().catch(() => {}) })
}

function FailedPart({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslator()
  return (
    <div className={styles.failed} role="alert">
      <p>{t('message.load_failed')}</p>
      <Button onClick={onRetry}>{t('control.try_again')}</Button>
    </div>
  )
}
