import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { FrontData, FrontStorey } from '#contract/front.ts'
import type { Region } from '#contract/interactive.ts'
import { directionOf } from '#domain/language/language.ts'
import { sourceFor } from '#domain/media/source-for.ts'
import { pathOf } from '#domain/picture/crop.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { wordRooms } from '#i18n/word-unit.ts'
import { Badge } from '#ui/button/badge.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import status from '#web/instance/status.module.css'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './front-stage.module.css'
import { litStorey } from './lit-storey.ts'
import { useTurning } from './use-turning.ts'

// After the round by itself, or after the page has loaded if nothing moves.
const LIGHT_MS = 500
const SMALL_WIDTH = 480

interface FrontStageProps {
  readonly front: FrontData
  readonly hrefOf: (storey: FrontStorey) => string
}

/** The building that turns, with the storeys that light up under the pointer. */
export function FrontStage({ front, hrefOf }: FrontStageProps) {
  const { t } = useTranslator()
  const stage = useRef<HTMLElement>(null)
  const { frames, atRest, step, drag, isTouched, touch } = useTurning(front, stage)
  const [pointed, setPointed] = useState<number | null>(null)
  const isFinger = useRef(false)
  const storeyById = new Map(front.storeys.map((storey) => [storey.id, storey]))
  const regions = (atRest?.regions ?? []).flatMap((region) => {
    const storey = storeyById.get(region.target.id)
    return storey ? [{ storey, region }] : []
  })
  const lit = isTouched ? null : litStorey(regions.map(({ storey }) => storey))
  const isLit = useLater(atRest !== null && !isTouched, LIGHT_MS)
  const shown = pointed ?? (isLit ? lit : null)
  const marked = atRest === null ? undefined : regions.find(({ storey }) => storey.id === shown)
  const { width, height } = front.picture.image

  const turnByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowLeft' ? -1 : 1)
  }
  return (
    <section
      ref={stage}
      // The picture is not mirrored, and neither is what belongs to it. Its texts are.
      dir="ltr"
      className={joinClasses(styles.stage, atRest === null && styles.turning)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn the building.
      tabIndex={0}
      aria-label={t('front.stage', { name: front.name })}
      onKeyDown={turnByKey}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(null)}
      {...drag}
    >
      {frames.map(({ frame, isShown }) =>
        frame.thumb === null ? null : (
          <img
            key={frame.id}
            className={joinClasses(styles.frame, isShown && styles.shown)}
            src={sourceFor(frame.thumb, SMALL_WIDTH)}
            alt=""
            draggable={false}
          />
        ),
      )}
      {atRest && (
        <img
          key={atRest.image.src}
          className={joinClasses(styles.frame, styles.sharp)}
          src={atRest.image.src}
          srcSet={atRest.image.srcset || undefined}
          sizes="(width >= 80rem) 66rem, (width >= 64rem) 60vw, 100vw"
          alt=""
          draggable={false}
          fetchPriority={atRest.image === front.picture.image ? 'high' : 'auto'}
        />
      )}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the links in it have names. */}
      <svg
        className={joinClasses(styles.regions, status.status)}
        style={{ '--st': 'var(--status-free)' } as CSSProperties}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        {regions.map(({ storey, region }) => (
          <a
            key={storey.id}
            href={hrefOf(storey)}
            // The grid has every storey for the keyboard. Here each would be one more stop on the way to the doors.
            tabIndex={-1}
            aria-label={t('storey.name', { number: String(storey.number) })}
            data-free={storey.free > 0}
            data-marked={storey.id === marked?.storey.id}
            onPointerEnter={({ pointerType }) => {
              if (pointerType !== 'mouse') return
              touch()
              setPointed(storey.id)
            }}
            onPointerDown={({ pointerType }) => {
              isFinger.current = pointerType !== 'mouse'
            }}
            onClick={(event) => {
              // The first tap lights the storey up and says what is available, the second opens it.
              if (!isFinger.current || storey.id === shown) return
              event.preventDefault()
              setPointed(storey.id)
            }}
          >
            <path d={pathOf(region.polygons, { width, height })} />
          </a>
        ))}
      </svg>
      {marked && <StoreyCard front={front} storey={marked.storey} region={marked.region} />}
      <div className={styles.turns}>
        <IconButton icon="prev" label={t('control.turn_left')} onClick={() => step(-1)} />
        <span className={styles.hint}>{t('front.drag')}</span>
        <IconButton icon="next" label={t('control.turn_right')} onClick={() => step(1)} />
      </div>
    </section>
  )
}

interface StoreyCardProps {
  readonly front: FrontData
  readonly storey: FrontStorey
  readonly region: Region
}

/** What is available on a storey, beside it. */
function StoreyCard({ front, storey, region }: StoreyCardProps) {
  const translator = useTranslator()
  const { t } = translator
  const money = (amount: number) => formatMoney(translator, amount, front.currency)
  const points = region.polygons.flat()
  const place = {
    '--x': Math.min(...points.map(([x]) => x)),
    '--y': (Math.min(...points.map(([, y]) => y)) + Math.max(...points.map(([, y]) => y))) / 2,
  } as CSSProperties
  return (
    <article className={styles.card} style={place}>
      <div dir={directionOf(translator.language.code)}>
        <p className={styles.storey}>
          <strong>{t('storey.name', { number: String(storey.number) })}</strong>
          <Badge>{t('count.free_of', { free: storey.free, count: storey.all })}</Badge>
        </p>
        {storey.from !== null && <p className={styles.from}>{t('price.from', { price: money(storey.from) })}</p>}
        {storey.by_label.length > 0 && (
          <ul className={styles.labels}>
            {storey.by_label.map(({ label, count, from }) => (
              <li key={label}>
                <span>{wordRooms(translator, label, front.rooms_basis)}</span>
                <span>{count}</span>
                <span>{from === null ? null : money(from)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}

/** True some time after something has become true; at once if it is true from the start, as the server renders it. */
function useLater(isTrue: boolean, ms: number): boolean {
  const [isLater, setLater] = useState(isTrue)
  useEffect(() => {
    if (!isTrue) return setLater(false)
    const timer = setTimeout(() => setLater(true), ms)
    return () => clearTimeout(timer)
  }, [isTrue, ms])
  return isLater
}
