import type { CSSProperties } from 'react'
import type { UnitStatus } from '#domain/unit-table/unit-facts.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './chess-bar.module.css'
import { useFieldOwners } from './field-owners.ts'
import colours from './status-colours.module.css'
import { statusKind } from './status-kind.ts'

/** How long a painted hold lasts, in hours. */
export const HOLD_TIMES = { day: 24, three_days: 72, week: 168, none: 0 } as const
/** A choice of the bar. */
export type HoldTime = keyof typeof HOLD_TIMES

interface ChessBarProps {
  readonly statuses: readonly UnitStatus[]
  readonly brush: UnitStatus | null
  readonly isHoldBrush: boolean
  /** How many units visitors do not know yet, which cannot be held, and whether there are others. */
  readonly unpublished: number
  readonly isAnyLive: boolean
  /** How many statuses the stroke of this moment will change live. */
  readonly inStroke: number
  readonly holdTime: HoldTime
  readonly isPanning: boolean
  readonly canPaint: boolean
  readonly onBrush: (brush: UnitStatus | null) => void
  readonly onHoldTime: (time: HoldTime) => void
  readonly onPan: (isPanning: boolean) => void
  /** Tells about the feed that writes statuses. */
  readonly onOwner: () => void
}

/** The brushes of the chess. */
export function ChessBar(props: ChessBarProps) {
  const { statuses, brush, isHoldBrush, unpublished, isAnyLive, inStroke, holdTime, isPanning, canPaint } = props
  const { onBrush, onHoldTime, onPan, onOwner } = props
  const { t } = useTranslator()
  const owner = useFieldOwners().ownerOf('status')
  if (!canPaint) return <p className={styles.note}>{t('units.chess.no_right')}</p>
  const times = Object.keys(HOLD_TIMES) as HoldTime[]
  return (
    <div className={styles.bar}>
      <div role="toolbar" aria-label={t('units.chess.brush')} className={styles.brushes}>
        <button
          type="button"
          className={styles.brush}
          aria-pressed={brush === null && !isPanning}
          onClick={() => onBrush(null)}
        >
          {t('units.chess.open')}
        </button>
        <button
          type="button"
          className={styles.brush}
          title={t('units.chess.pan')}
          aria-pressed={isPanning}
          onClick={() => onPan(!isPanning)}
        >
          <Icon name="hand" size="small" />
          <span className={styles.spare}>{t('units.chess.pan')}</span>
        </button>
        <span className={styles.word}>{t('units.chess.brush')}</span>
        {statuses.map((status, index) => (
          <button
            key={status.id}
            type="button"
            className={joinClasses(styles.brush, colours.colours)}
            style={{ '--st': status.color } as CSSProperties}
            data-kind={statusKind(status)}
            aria-pressed={brush?.id === status.id && !isPanning}
            onClick={() => onBrush(brush?.id === status.id ? null : status)}
          >
            <i className={styles.swatch} />
            {status.name}
            {index < 9 && <kbd>{index + 1}</kbd>}
          </button>
        ))}
      </div>
      {isHoldBrush && isAnyLive && (
        <span className={styles.hold} title={t('units.chess.hold')}>
          <StudioIcon name="clock" size="small" />
          <span className={styles.spare} aria-hidden="true">
            {t('units.chess.hold')}
          </span>
          <Select
            label={t('units.chess.hold')}
            value={holdTime}
            options={times.map((value) => ({ value, label: t(`units.chess.hold.${value}`) }))}
            onChange={onHoldTime}
          />
        </span>
      )}
      {isHoldBrush && unpublished > 0 && (
        <span className={styles.draft}>{t('units.chess.no_hold', { count: unpublished })}</span>
      )}
      {owner?.taken === null ? (
        <Button size="small" variant="plain" className={styles.owner} onClick={onOwner}>
          <StudioIcon name="feed" size="small" />
          {t('units.owner.mark', { name: owner.key?.name ?? t('units.owner.deleted') })}
        </Button>
      ) : (
        <span className={styles.live}>
          <span className={styles.space}>{t('units.chess.space')} · </span>
          {inStroke > 0 ? t('units.live.count', { count: inStroke }) : isAnyLive && t('units.chess.live')}
        </span>
      )}
    </div>
  )
}
