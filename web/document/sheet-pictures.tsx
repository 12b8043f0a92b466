import type { SheetPicture } from '#domain/document/sheets.ts'
import type { UnitPresentation } from '#domain/document/unit-presentation.ts'
import type { Image } from '#domain/media/image.ts'
import type { Pinpoint } from '#domain/picture/pinpoint.ts'
import type { WordedPresentation } from '#i18n/word-presentation.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { PinpointPicture } from '#web/picture/pinpoint-picture.tsx'
import styles from './sheet-pictures.module.css'

interface OnePictureProps {
  readonly name: SheetPicture
  readonly presentation: UnitPresentation
  readonly words: WordedPresentation
  /** In pixels of the sheet. */
  readonly width: number
  /** Width by height. */
  readonly aspect: number
  readonly className?: string | undefined
}

/** A picture of a presentation with its caption. */
export function SheetPictureView({ name, presentation, words, width, aspect, className }: OnePictureProps) {
  const caption = words.captions[name]
  const { image, pinpoint } = pictureOf(presentation, name)
  return (
    <figure className={joinClasses(styles.picture, className)}>
      <div className={styles.place}>
        <div className={joinClasses(styles.fill, pinpoint?.kind === 'storey' && styles.plan)}>
          {/* Twice the screen resolution, for print. */}
          {pinpoint && <PinpointPicture pinpoint={pinpoint} label={caption} width={2 * width} aspect={aspect} />}
          {image && <Picture image={image} sizes={`${2 * width}px`} alt={caption} eager />}
        </div>
      </div>
      <figcaption className={styles.caption}>
        {caption}
        {name === 'map_position' && words.position && (
          <>
            {' · '}
            <bdi dir="ltr">{words.position}</bdi>
          </>
        )}
      </figcaption>
    </figure>
  )
}

function pictureOf(
  presentation: UnitPresentation,
  name: SheetPicture,
): { readonly image?: Image | null; readonly pinpoint?: Pinpoint | null } {
  switch (name) {
    case 'map_position':
      return { image: presentation.map_position?.image ?? null }
    case 'renovation_example':
      return { image: presentation.renovation_example }
    default:
      return { pinpoint: presentation[name] }
  }
}

interface SheetPicturesProps extends Pick<OnePictureProps, 'presentation' | 'words'> {
  readonly names: readonly SheetPicture[]
  /** In one row across the sheet. */
  readonly isRow: boolean
}

/** The small pictures of a sheet, the nearest first. */
export function SheetPictures({ names, isRow, ...rest }: SheetPicturesProps) {
  const isWide = (index: number) => names.length < 3 || (names.length === 3 && index === 0)
  return (
    <div className={joinClasses(styles.pictures, isRow && styles.row)}>
      {names.map((name, index) => (
        <SheetPictureView
          key={name}
          name={name}
          className={isWide(index) ? styles.wide : undefined}
          width={isWide(index) ? 330 : 160}
          aspect={isWide(index) ? 2.2 : 1.2}
          {...rest}
        />
      ))}
    </div>
  )
}
