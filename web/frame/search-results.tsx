import type { Instance } from '#domain/chess/chess.ts'
import { unitWords } from '#i18n/unit-words.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './search-results.module.css'

interface SearchResultsProps {
  readonly id: string
  readonly found: readonly Instance[]
  readonly active: number
  readonly onPoint: (active: number) => void
  readonly onChoose: (instance: Instance) => void
}

/** The found units as options of the search field, which keeps the focus. */
export function SearchResults({ id, found, active, onPoint, onChoose }: SearchResultsProps) {
  const translator = useTranslator()
  const { project } = useCatalogue()
  const { t } = translator
  if (!project || found.length === 0) {
    // The units may not have loaded yet.
    return (
      <p className={styles.nothing} role="status">
        {t(project ? 'message.no_items' : 'message.loading')}
      </p>
    )
  }
  const words = unitWords(translator, project.data.project)
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={t('control.search')}>
      {found.map((instance, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
        <div
          key={instance.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerMove={() => onPoint(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(instance)}
        >
          <span>
            <b>{words.name(instance)}</b>
            <small>{words.place(instance)}</small>
          </span>
          <span>
            <b>{words.price(instance)}</b>
            <small>{words.area(instance)}</small>
          </span>
        </div>
      ))}
    </div>
  )
}
