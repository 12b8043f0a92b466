import { type CSSProperties, type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { GridStrip } from '#domain/chess/grid-parts.ts'
import { kindsOf, typesOf } from '#domain/kind/kind.ts'
import { type PlaceFigures, placeFigures } from '#domain/place/place-figures.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import '#ui/icon/next-icon-paths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { indexAfterKey } from '#ui/keys/roving-keys.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { lookOf } from '#web/instance/status.ts'
import { chosenBy, useChooseInstance } from '#web/instance/use-choose-instance.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { ChessCell } from './chess-cell.tsx'
import type { ChessCellLook } from './chess-cell-block.tsx'
import styles from './place-strips.module.css'
import { wordFree } from './word-free.ts'
import { wordFreeShort } from './word-free-short.ts'

interface PlaceStripsProps {
  readonly strips: readonly GridStrip[]
  readonly look: ChessCellLook
}

/** Parking and storage of a building as named strips, always in sight. A press opens the places of one over the grid. */
export function PlaceStrips({ strips, look }: PlaceStripsProps) {
  const { wanted } = useChoice()
  const kinds = kindsOf(wanted.types)
  const asked = kinds.length === 1 ? kinds[0] : undefined
  const shown = strips.find(({ instances }) => instances.some(({ id }) => id === look.selectedId))?.kind ?? asked
  // What the visitor opened or closed holds until another kind or unit is chosen.
  const [chosen, setChosen] = useState<{ readonly for: unknown; readonly kind: unknown } | null>(null)
  const open = chosen && chosen.for === shown ? chosen.kind : shown
  const opened = strips.find(({ kind }) => kind === open)
  const choose = (kind: unknown) => setChosen({ for: shown, kind })
  const figuresOf = ({ kind, instances }: GridStrip) => {
    const failures = kinds.includes(kind) ? wanted.failures : null
    return placeFigures({ instances }, { types: typesOf(kind), isDefault: false, failures })
  }
  return (
    <div className={styles.strips}>
      {strips.map((strip) => (
        <Strip
          key={strip.kind}
          strip={strip}
          figures={figuresOf(strip)}
          isOpen={strip === opened}
          onPress={() => choose(strip === opened ? null : strip.kind)}
        />
      ))}
      {opened && (
        <Places strip={opened} figures={figuresOf(opened)} look={look} onClose={() => choose(null)} key={opened.kind} />
      )}
    </div>
  )
}

interface StripProps {
  readonly strip: GridStrip
  readonly figures: PlaceFigures
  readonly isOpen: boolean
  readonly onPress: () => void
}

function Strip({ strip: { kind, instances }, figures, isOpen, onPress }: StripProps) {
  const translator = useTranslator()
  const words = useUnitWords()
  return (
    <button
      type="button"
      className={styles.strip}
      style={{ '--share': Math.sqrt(instances.length) } as CSSProperties}
      data-kind={kind}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <span className={styles.line}>
        <Icon name={kind === 'parking' ? 'car' : 'box'} size="small" />
        <span className={styles.words}>
          <b>{translator.t(`type.${kind}`)}</b>
          <span className={styles.count}>{wordFree(translator, words, figures, 'with all')}</span>
          <span className={joinClasses(styles.count, styles.short)}>{wordFreeShort(translator, figures)}</span>
        </span>
      </span>
      <span className={styles.bays} aria-hidden="true">
        {instances.map(({ id, status }) => {
          const { className, ...look } = lookOf(status)
          return <i key={id} className={className} {...look} />
        })}
      </span>
    </button>
  )
}

interface PlacesProps extends PlaceStripsProps {
  readonly strip: GridStrip
  readonly figures: PlaceFigures
  readonly onClose: () => void
}

function Places({ strip, figures, look, onClose }: Omit<PlacesProps, 'strips'>) {
  const translator = useTranslator()
  const words = useUnitWords()
  const { data } = useProject()
  const choose = useChooseInstance()
  const name = translator.t(`type.${strip.kind}`)
  const stop = strip.instances.find(({ id }) => id === look.selectedId) ?? strip.instances[0]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return onClose()
    const links = [...event.currentTarget.querySelectorAll('a')]
    const at = links.indexOf(event.target as HTMLAnchorElement)
    const next =
      at < 0
        ? null
        : indexAfterKey(event.key, at, { count: links.length, vertical: false, rtl: translator.language.is_rtl })
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    links[next]?.focus()
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-unit]') : null
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    choose(Number(link.dataset.unit), chosenBy(event))
  }
  const colours = look.free && lookOf(look.free)
  return (
    <section className={styles.places} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <span>{wordFree(translator, words, figures, 'with all')}</span>
        <IconButton icon="close" size="small" label={translator.t('control.close')} onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: its cells are those of the grid. */}
      <div
        role="grid"
        aria-label={translator.t('chess.grid_label', { name: `${data.project.name}, ${name}` })}
        className={joinClasses(styles.cells, colours?.className)}
        style={colours?.style}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above; it only groups the cells. */}
        <div role="row">
          {strip.instances.map((instance, index) => (
            <div key={instance.id} data-unit={instance.id} role="presentation">
              <ChessCell
                cell={{ instance, row: 1, column: index + 1, rows: 1, columns: 1, above: 0 }}
                space={0}
                words={{ ...look.wordsOf(instance), over: '', under: '' }}
                href={`${look.path}${instance.id}`}
                isTabStop={instance === stop}
                extra={look.extraOf?.(instance, instance === stop)}
                isSelected={instance.id === look.selectedId}
                isDim={false}
                isChanged={look.changed.has(instance.id)}
                hasOwnColour={instance.status !== look.free && instance.status !== look.closed}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
