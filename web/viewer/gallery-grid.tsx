import { useState } from 'react'
import type { GalleryPicture } from '#domain/media/image.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './gallery-grid.module.css'
import type { GalleryViewerProps } from './gallery-viewer.tsx'

const GalleryViewer = lazyPart<GalleryViewerProps>(
  'gallery-viewer',
  async () => (await import('./gallery-viewer.tsx')).GalleryViewer,
)

interface GalleryGridProps {
  readonly pictures: readonly GalleryPicture[]
  /** The title of the gallery. It names pictures without a caption. */
  readonly title: string
}

/** How many pictures the grid shows. The last one shows how many more there are. */
const SHOWN = 5

/** The first picture takes half of the grid. On small screens each is almost as wide as the screen. */
const SIZES = { first: '(width < 48rem) 85vw, 42rem', other: '(width < 48rem) 85vw, 21rem' }

/** A large picture and four more or, on small screens, all in a row. Each opens full screen. */
export function GalleryGrid({ pictures, title }: GalleryGridProps) {
  const { t, numberFormat } = useTranslator()
  const [open, setOpen] = useState<number | null>(null)
  const count = pictures.length
  const more = numberFormat({ signDisplay: 'always' }).format(count - SHOWN)
  const nameOf = (caption: string | null, index: number) =>
    `${caption ?? title}, ${t('onboarding.progress', { step: index + 1, count })}`
  if (count === 0) return null
  return (
    <div className={styles.frame}>
      <ul className={styles.grid} data-count={Math.min(count, SHOWN)} onPointerEnter={GalleryViewer.preload}>
        {pictures.map(({ image, caption }, index) => (
          <li key={image.src}>
            <button type="button" aria-label={nameOf(caption, index)} onClick={() => setOpen(index)}>
              <Picture image={image} sizes={index === 0 ? SIZES.first : SIZES.other} alt="" />
              {index === SHOWN - 1 && count > SHOWN && <span className={styles.more}>{more}</span>}
            </button>
          </li>
        ))}
      </ul>
      {open !== null && <GalleryViewer pictures={pictures} title={title} first={open} onClose={() => setOpen(null)} />}
    </div>
  )
}
