import { useId, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import type { Image } from '#domain/media/image.ts'
import { sourceFor } from '#domain/media/source-for.ts'
import { initialView, viewBoxOf } from '#domain/picture/viewport.ts'
import { SvgImg } from '#ui/picture/img.tsx'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useSizeOf } from '#ui/zoom/use-size-of.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { focusOf, roomFor } from './focus-of.ts'
import styles from './picture-frame.module.css'
import { EdgeMask, openEdgesOf, PictureGround } from './picture-frame.tsx'

interface StillPictureProps {
  readonly picture: InteractiveData
  readonly image: Image
}

/** A picture before the code of its stage has loaded, in exactly the same position. */
export function StillPicture({ picture: { kind, name, frame }, image }: StillPictureProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const stage = useSizeOf(element)
  const id = useId()
  const { language } = useTranslator()
  const place = { isSmall: useScreenSize() === 'small', isRtl: language.is_rtl }
  const view = initialView(roomFor(kind, image, place.isSmall), stage, focusOf(kind, frame.regions, image, place))
  const viewBox = viewBoxOf(view, stage)
  const edges = openEdgesOf(view, image, stage)
  const size = { width: image.width, height: image.height }
  return (
    <div className={styles.view}>
      <PictureGround image={image} />
      <div ref={setElement} className={styles.stage}>
        {viewBox && (
          <svg viewBox={viewBox} role="img" aria-label={name}>
            {edges && <EdgeMask id={id} edges={edges} size={image} />}
            <g mask={edges ? `url(#${id})` : undefined}>
              {image.placeholder && <image className={styles.placeholder} href={image.placeholder} {...size} />}
              <SvgImg
                href={sourceFor(image, view.scale * image.width * (import.meta.env.SSR ? 1 : devicePixelRatio))}
                {...size}
              />
            </g>
          </svg>
        )}
      </div>
    </div>
  )
}
