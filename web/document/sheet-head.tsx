import type { ReactNode } from 'react'
import type { Image } from '#domain/media/image.ts'
import { Img } from '#ui/picture/img.tsx'
import styles from './sheet-head.module.css'

interface SheetHeadProps {
  /** Without a logo, a stroke in the brand colour is shown. */
  readonly logo: Image | null
  readonly name: ReactNode
  readonly text?: ReactNode
  /** Shown at the end of the line. */
  readonly children?: ReactNode
}

/** The header of a sheet. */
export function SheetHead({ logo, name, text, children }: SheetHeadProps) {
  return (
    <header className={styles.head}>
      {logo ? (
        <Img className={styles.logo} src={logo.src} width={logo.width} height={logo.height} alt="" />
      ) : (
        <i className={styles.stroke} />
      )}
      <div className={styles.names}>
        {name}
        {text && <p>{text}</p>}
      </div>
      <div className={styles.end}>{children}</div>
    </header>
  )
}
