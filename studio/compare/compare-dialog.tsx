import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import { LIVE_VIEW } from '#domain/address/link-view.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { Segmented } from '#ui/field/segmented.tsx'
import { useModal } from '#ui/modal/use-modal.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { CompareBar } from './compare-bar.tsx'
import styles from './compare-dialog.module.css'
import { ComparePane } from './compare-pane.tsx'
import type { ChangedUnit } from './find-unit.ts'
import { readableScreen, type ScreenKind } from './frame-size.ts'
import { SIDE_WORDS } from './side-words.ts'
import { SIDES, type Side } from './twin-frames.ts'
import { useLookedAt } from './use-looked-at.ts'
import { useShortPreview } from './use-short-preview.ts'
import { useTwinFrames } from './use-twin-frames.ts'
import { pathInView, pathOfPage } from './view-path.ts'

interface CompareDialogProps {
  readonly catalogue: Catalogue
  /** The units that the draft changes. */
  readonly units: readonly ChangedUnit[]
  /** The unit to begin with; null: the first page. */
  readonly first: ChangedUnit | null
  readonly onClose: () => void
}

/** The live catalogue and its draft next to each other. Both move together, with the same pointer. */
export function CompareDialog({ catalogue, units, first, onClose }: CompareDialogProps) {
  const { t, language } = useTranslator()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const handlers = useModal(dialog, onClose)
  const isSmall = useScreenSize() === 'small'
  const [side, setSide] = useState<Side>('draft')
  const [screen, setScreen] = useState<ScreenKind>(() => readableScreen({ width: innerWidth / 2 }))
  const [loads, setLoads] = useState(0)
  const preview = useShortPreview(catalogue.id)
  const compared = useMemo(
    () => ({
      token: catalogue.token,
      lang: catalogue.languages.find((code) => code === language.code) ?? null,
    }),
    [catalogue, language],
  )
  const [start] = useState(() => pathOfPage(compared, { name: 'main' }))
  const { twins, go, path, hasMoved, pointers, closed, reopen } = useTwinFrames(start, onClose)
  const looked = useLookedAt({ catalogue, compared, units, first, view: preview.view, hasMoved, go })
  const again = () => {
    reopen()
    preview.again()
  }
  // The draft side says so by itself when its preview has ended.
  const isOver = preview.isOver || closed.has('draft')
  useEffect(() => void (isOver && setSide('draft')), [isOver])

  const noteOf = (each: Side) => {
    if (each === 'live') return catalogue.published ? null : <p>{t('compare.not_open')}</p>
    if (isOver) {
      return (
        <>
          <p>{t('compare.over')}</p>
          <Button onClick={again}>{t('compare.again')}</Button>
        </>
      )
    }
    if (!preview.fault) return null
    return (
      <>
        <Notice kind="fault">{t(preview.fault)}</Notice>
        <Button onClick={again}>{t('control.try_again')}</Button>
      </>
    )
  }
  const contentOf = (each: Side) => {
    const note = noteOf(each)
    if (note) {
      return {
        note: (
          <div className={styles.note} dir="auto">
            {note}
          </div>
        ),
      }
    }
    const view = each === 'live' ? LIVE_VIEW : preview.view
    if (view === null || (looked.isFinding && !preview.fault)) return { note: <Skeleton height="100%" /> }
    return { frame: { key: `${view} ${loads}`, src: pathInView(path(), view) } }
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} {...handlers}>
      <div className={styles.parts}>
        <CompareBar
          titleId={titleId}
          looked={looked}
          screen={screen}
          onScreen={isSmall ? null : setScreen}
          onReload={() => setLoads(loads + 1)}
          onClose={onClose}
        />
        {isSmall && (
          <div className={styles.switch}>
            <Segmented
              label={t('compare.side')}
              value={side}
              options={SIDES.map((value) => ({ value, label: t(SIDE_WORDS[value]) }))}
              onChange={setSide}
            />
          </div>
        )}
        <div className={styles.panes}>
          {SIDES.map((each) => (
            <ComparePane
              key={each}
              side={each}
              screen={isSmall ? null : screen}
              isHidden={isSmall && each !== side}
              content={contentOf(each)}
              twins={twins}
              pointers={pointers}
            />
          ))}
        </div>
      </div>
    </dialog>
  )
}
