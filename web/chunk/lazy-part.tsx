import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { CHUNK_TIMEOUT_MS } from '#domain/screen/screen-size.ts'
import { Button } from '#ui/button/button.tsx'
import { registerPart, reportPart } from '#ui/drawn/parts.ts'
import { useLaterMessages } from '#web/language/later-messages.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { loadChunk } from './chunk-error.ts'
import styles from './lazy-part.module.css'
import { PartBoundary } from './part-boundary.tsx'

type Part<Props> = ComponentType<Props> | 'loading' | 'failed'

/** A component whose code comes later. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Brings the code before it is shown. */
  readonly preload: () => void
}

interface PartOptions<Props> {
  /** Stands in its place while it comes; as a function it knows what it stands for. */
  readonly skeleton?: ReactNode | ((props: Props) => ReactNode)
  /** What it says: everything (as usual), or only what the first view says, so that it waits for no further messages. */
  readonly says?: 'first' | 'everything' | undefined
}

/** Makes a component whose code comes when it is first shown; one that does not come can be tried again. */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { skeleton = null, says = 'everything' }: PartOptions<Props> = {},
): LazyPart<Props> {
  // Once it has come it is there for every place that shows it.
  let loaded: ComponentType<Props> | null = null
  const bring = async () => {
    loaded ??= await load()
  }
  registerPart(name, { says, load: bring })

  function LazyPart(props: Props) {
    reportPart(name, loaded === null)
    const [part, setPart] = useState<Part<Props>>(() => loaded ?? 'loading')
    const [attempt, setAttempt] = useState(0)
    const laterMessages = useLaterMessages()
    // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt is what loads again
    useEffect(() => {
      let isShown = true
      // It may have come for another place since this one was drawn.
      if (loaded) return setPart(() => loaded ?? 'loading')
      loadChunk(name, () => Promise.all([load(), says === 'everything' && laterMessages()]), CHUNK_TIMEOUT_MS).then(
        ([component]) => {
          loaded = component
          if (isShown) setPart(() => component)
        },
        (error) => {
          console.error(error)
          // Browsers may keep the failure of a script for as long as the document lives; the address keeps the rest.
          if (attempt > 0) location.reload()
          else if (isShown) setPart('failed')
        },
      )
      return () => {
        isShown = false
      }
    }, [attempt])
    if (part === 'loading') return typeof skeleton === 'function' ? skeleton(props) : skeleton
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
  // What fails here is tried again when it is shown, and says so then.
  return Object.assign(LazyPart, { preload: () => void load().catch(() => {}) })
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
