import { type ReactNode, useEffect, useRef } from 'react'
import { withoutIsolates } from '#i18n/isolate.ts'
import { useArrivalByKeys } from '#studio/address/use-arrival-by-keys.ts'
import { MainActContext, useMainActs } from '#studio/box/main-act.ts'
import { STUDIO_NAME } from '#studio/brand/studio-name.ts'
import { LivePill } from './live-pill.tsx'
import styles from './screen-page.module.css'
import { Switcher } from './switcher.tsx'

interface ScreenPageProps {
  readonly title: string
  /** Beside the title, such as the faces of those who are here too. */
  readonly beside?: ReactNode
  /** The content fills the area and scrolls by itself, as a table does. */
  readonly isFull?: boolean | undefined
  readonly children: ReactNode
}

/** The frame of every screen: the top bar with its title, and the content. */
export function ScreenPage({ title, beside, isFull, children }: ScreenPageProps) {
  useEffect(() => {
    document.title = `${withoutIsolates(title)} · ${STUDIO_NAME}`
  }, [title])
  const { hasMainAct, count } = useMainActs()
  return (
    <MainActContext value={count}>
      <header className={styles.top}>
        <div className={styles.switcher}>
          <Switcher note={title} />
        </div>
        <h1 className={styles.title}>{title}</h1>
        <span className={styles.grow} />
        {beside}
        <LivePill hasMainAct={hasMainAct} />
      </header>
      <main className={styles.main}>{isFull ? children : <Page>{children}</Page>}</main>
    </MainActContext>
  )
}

/** The content of a screen that scrolls as a whole. If keys opened it, they go on here and not in the rail. */
function Page({ children }: { readonly children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null)
  useArrivalByKeys(() => page.current?.focus())
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <div className={styles.inner}>{children}</div>
    </div>
  )
}

/** The frame of a screen whose code is still loading, so that the bar does not appear later than the rail. */
export function WaitingPage({ title }: { readonly title: string }) {
  return (
    <>
      <header className={styles.top}>
        <div className={styles.switcher}>
          <Switcher note={title} />
        </div>
        <p className={styles.title}>{title}</p>
      </header>
      <main className={styles.main} aria-busy="true" />
    </>
  )
}
