import { type ReactNode, type RefCallback, useEffect, useRef, useState } from 'react'
import { Tag } from '#studio/box/tag.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useSizeOf } from '#ui/zoom/use-size-of.ts'
import styles from './compare-pane.module.css'
import { type FrameSize, frameSizeIn, SCREEN_WIDTHS, type ScreenKind } from './frame-size.ts'
import { SIDE_WORDS } from './side-words.ts'
import type { Side, TwinFrames } from './twin-frames.ts'
import type { PointerMarks } from './use-twin-frames.ts'

/** A document in a frame. Another key loads it anew. */
interface PaneFrame {
  readonly key: string
  readonly src: string
}

interface ComparePaneProps {
  readonly side: Side
  /** Null: as wide as the pane. */
  readonly screen: ScreenKind | null
  readonly isHidden: boolean
  /** The document to show, or what is said in its place. */
  readonly content: { readonly frame: PaneFrame } | { readonly note: ReactNode }
  readonly twins: TwinFrames
  readonly pointers: PointerMarks
}

/** One side of the comparison: its name and its frame, drawn smaller if the screen is wider than the pane. */
export function ComparePane({ side, screen, isHidden, content, twins, pointers }: ComparePaneProps) {
  const { t } = useTranslator()
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const area = useSizeOf(stage)
  const size = area.width > 0 ? frameSizeIn(area, screen === null ? area.width : SCREEN_WIDTHS[screen]) : null
  // A phone loads the other side when it is first asked for.
  const [wasShown, setWasShown] = useState(!isHidden)
  if (!isHidden && !wasShown) setWasShown(true)
  return (
    <section className={joinClasses(styles.pane, isHidden && styles.hidden)} aria-label={t(SIDE_WORDS[side])}>
      <div className={styles.name}>
        <Tag kind={side === 'live' ? 'good' : 'tint'} hasDot>
          {t(SIDE_WORDS[side])}
        </Tag>
      </div>
      {/* Frames are placed in pixels, from left to right in all languages. */}
      <div ref={setStage} className={styles.stage} dir="ltr">
        {'note' in content
          ? content.note
          : size &&
            wasShown && (
              <Frame
                key={content.frame.key}
                src={content.frame.src}
                side={side}
                size={size}
                twins={twins}
                pointers={pointers}
              />
            )}
      </div>
    </section>
  )
}

interface FrameProps {
  readonly side: Side
  readonly src: string
  readonly size: FrameSize
  readonly twins: TwinFrames
  readonly pointers: PointerMarks
}

function Frame({ side, src, size, twins, pointers }: FrameProps) {
  const { t } = useTranslator()
  // The frame moves by itself. Another `src` would load it again.
  const [first] = useState(src)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => (frame.current ? twins.add(side, frame.current) : undefined), [twins, side])
  const { width, height, scale } = size
  const mark: RefCallback<HTMLElement> = (element) => {
    pointers.set(side, (at) => {
      if (!element) return
      element.hidden = at === null
      if (at) element.style.translate = `${at.x * scale}px ${at.y * scale}px`
    })
    return () => void pointers.delete(side)
  }
  return (
    <div className={styles.sheet} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      <iframe
        ref={frame}
        src={first}
        title={t(`compare.${side}_frame`)}
        style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
      />
      <span ref={mark} className={styles.pointer} hidden aria-hidden="true" />
    </div>
  )
}
