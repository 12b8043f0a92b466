import { type ComponentType, lazy, use } from 'react'
import { quietLazy } from '#ui/lazy/quiet-lazy.ts'
import { useLanguage } from './language-context.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A component that the first view does not need. Its code loads when it is first rendered, together with the messages that
 * the first view does not need. If the code does not load, it is left out until the network is back.
 */
export function laterPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return withLaterMessages(load, quietLazy)
}

/** The same for a screen. If its code does not load, the error boundary around it says so. */
export function laterScreen<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return withLaterMessages(load, (loadPart) => lazy(async () => ({ default: await loadPart() })))
}

function withLaterMessages<Props extends object>(
  load: Load<Props>,
  lazyOf: (load: Load<Props>) => ComponentType<Props>,
): ComponentType<Props> {
  const Loaded = lazyOf(async () => {
    const Part = await load()
    return function WithMessages(props: Props) {
      const { later } = useLanguage()
      if (!later.isLoaded()) use(later.load())
      return <Part {...props} />
    }
  })
  return function LaterPart(props: Props) {
    // Begins now, beside the code.
    void useLanguage().later.load()
    return <Loaded {...props} />
  }
}
