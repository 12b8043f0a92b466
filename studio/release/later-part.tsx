import { type ComponentType, lazy, use } from 'react'
import { useLanguage } from '#studio/language/language-context.ts'
import { quietLazy } from '#ui/lazy/quiet-lazy.ts'
import { orOlder } from './or-older.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A component that the first view does not need. Its code loads when it is first rendered, together with the messages that
 * the first view does not need. If the code does not load, it is left out until the network is back. If the server no
 * longer has the code, because its Studio is newer, `Older` stands in its place.
 */
export function laterPart<Props extends object>(load: Load<Props>, Older?: ComponentType<Props>): ComponentType<Props> {
  return withLaterMessages(load, Older, quietLazy)
}

/** The same for a screen. If its code does not load, the error boundary around it says so. */
export function laterScreen<Props extends object>(
  load: Load<Props>,
  Older?: ComponentType<Props>,
): ComponentType<Props> {
  return withLaterMessages(load, Older, loudLazy)
}

/** A screen whose messages belong to the first view. */
export function firstScreen<Props extends object>(load: Load<Props>, Older: ComponentType<Props>) {
  return loudLazy(orOlder(load, Older))
}

function loudLazy<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return lazy(async () => ({ default: await load() }))
}

function withLaterMessages<Props extends object>(
  load: Load<Props>,
  Older: ComponentType<Props> | undefined,
  lazyOf: (load: Load<Props>) => ComponentType<Props>,
): ComponentType<Props> {
  const Loaded = lazyOf(async () => {
    const Part = Older ? await orOlder(load, Older)() : await load()
    // Its messages belong to the first view.
    if (Part === Older) return Older
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
