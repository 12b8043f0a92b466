import type { Estate } from '#domain/chess/chess.ts'
import { sourceFor } from '#domain/media/source-for.ts'
import { cropAround } from '#domain/picture/crop.ts'
import { SvgImg } from '#ui/picture/img.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { usePicture } from '#web/picture/use-picture.ts'
import styles from './estate-picture.module.css'

/** The width of the picture in a panel, in CSS pixels. */
const WIDTH = 440
const ASPECT = 16 / 9

/** An estate's picture, cropped to the building. Renders nothing for an estate without one. */
export function EstatePicture({ estate }: { estate: Estate }) {
  const { enabled } = useCatalogue().token.interactive
  const facade = enabled ? estate.facade : null
  const picture = usePicture(facade && { id: String(facade.interactive), frame: facade.frame })
  if (!facade) return null
  const image = picture?.frame.image
  const viewBox = picture && image ? cropAround(polygonsOf(picture), image, ASPECT) : undefined
  return (
    <div className={styles.picture}>
      {image && viewBox && (
        <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" role="img" aria-label={estate.name}>
          {image.placeholder && <image href={image.placeholder} width={image.width} height={image.height} />}
          <SvgImg
            href={sourceFor(image, (WIDTH * devicePixelRatio * image.width) / Number(viewBox.split(' ')[2]))}
            width={image.width}
            height={image.height}
          />
        </svg>
      )}
    </div>
  )
}

function polygonsOf({ frame }: NonNullable<ReturnType<typeof usePicture>>) {
  return frame.regions.flatMap(({ polygons }) => polygons)
}
