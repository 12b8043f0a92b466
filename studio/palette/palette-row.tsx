import { Tag } from '#studio/box/tag.tsx'
import { OldAndNew } from '#studio/draft/old-and-new.tsx'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import styles from './palette.module.css'
import type { PaletteRow } from './palette-rows.ts'

interface PaletteRowProps {
  readonly id: string
  readonly row: PaletteRow
  readonly isChosen: boolean
  /** What was typed to find it; marked in its name. */
  readonly sought: string
  readonly onChoose: () => void
}

/** A line of the palette: what it finds or does, and what an act will change. */
export function PaletteRowView({ id, row, isChosen, sought, onChoose }: PaletteRowProps) {
  const { icon, label, note, preview, fault, choice } = row
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
    <div
      id={id}
      ref={isChosen ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
      role="option"
      aria-selected={isChosen}
      aria-disabled={choice === null}
      className={styles.item}
      onClick={onChoose}
    >
      <StudioIcon name={icon} />
      <span className={styles.what}>
        <span className={styles.label}>
          <Marked text={label} part={sought} />
        </span>
        {note && <small>{note}</small>}
        {preview && <OldAndNew before={preview.before} after={preview.after} />}
        {fault && <small className={choice === null ? styles.fault : undefined}>{fault}</small>}
      </span>
      {preview && <Where isLive={preview.isLive} />}
      {isChosen && choice && (
        <span className={styles.keys} aria-hidden="true">
          <kbd>Enter</kbd>
        </span>
      )}
    </div>
  )
}

/** A name with the part that was typed in bold. */
function Marked({ text, part }: { readonly text: string; readonly part: string }) {
  const at = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  )
}

function Where({ isLive }: { readonly isLive: boolean }) {
  const { t } = useTranslator()
  return <Tag kind={isLive ? 'good' : 'tint'}>{t(isLive ? 'units.live' : 'palette.in_draft')}</Tag>
}
