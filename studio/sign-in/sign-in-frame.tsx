import { type ReactNode, Suspense, useEffect } from 'react'
import { withoutIsolates } from '#i18n/isolate.ts'
import { readBoot } from '#studio/boot/boot.ts'
import { StudioMark } from '#studio/brand/studio-mark.tsx'
import { STUDIO_NAME } from '#studio/brand/studio-name.ts'
import { LanguageMenu } from '#studio/language/language-menu.tsx'
import { quietLazy } from '#ui/lazy/quiet-lazy.ts'
import styles from './sign-in-frame.module.css'

const DrawnHouses = quietLazy(async () => (await import('./drawn-houses.tsx')).DrawnHouses)

interface SignInFrameProps {
  readonly title: string
  readonly children: ReactNode
}

/** The frame of the screens before signing in: a column with the form beside a picture of the developer's project. */
export function SignInFrame({ title, children }: SignInFrameProps) {
  const { picture } = readBoot()
  useEffect(() => {
    document.title = `${withoutIsolates(title)} · ${STUDIO_NAME}`
  }, [title])
  return (
    <main className={styles.frame}>
      <div className={styles.side}>
        <div className={styles.top}>
          <LanguageMenu />
        </div>
        <div className={styles.middle}>
          <div className={styles.form}>
            <div className={styles.brand}>
              <StudioMark />
              <b>{STUDIO_NAME}</b>
            </div>
            <h1 className={styles.title}>{title}</h1>
            {children}
          </div>
        </div>
      </div>
      <div className={styles.picture}>
        {picture ? (
          <img src={picture.src} alt="" />
        ) : (
          <Suspense>
            <DrawnHouses />
          </Suspense>
        )}
        {picture && <span className={styles.caption}>{picture.name}</span>}
      </div>
    </main>
  )
}
