import { shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { formatArea } from '#i18n/format-area.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordInstance } from '#i18n/word-unit.ts'
import { type LoadedProject, useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './search-results.module.css'

interface SearchResultsProps {
  readonly id: string
  readonly found: readonly Instance[]
  readonly active: number
  readonly onPoint: (active: number) => void
  readonly onChoose: (instance: Instance) => void
}

/** The units found, as options of the field above; the focus stays there. */
export function SearchResults({ id, found, active, onPoint, onChoose }: SearchResultsProps) {
  const translator = useTranslator()
  const { project } = useCatalogue()
  const { t } = translator
  if (!project || found.length === 0) {
    // Nothing is known before the units have come.
    return (
      <p className={styles.nothing} role="status">
        {t(project ? 'message.no_items' : 'message.loading')}
      </p>
    )
  }
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={t('control.search')}>
      {found.map((instance, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
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
            <b>{wordInstance(translator, instance.layout.type, instance.number)}</b>
            <small>{placeOf(translator, instance)}</small>
          </span>
          <span>
            <b>{priceOf(translator, instance, project)}</b>
            <small>{formatArea(translator, instance.layout.area_total, project.data.project.area_unit)}</small>
          </span>
        </div>
      ))}
    </div>
  )
}

function placeOf({ t }: Translator, { estate, storey, layout }: Instance): string {
  if (layout.type === 'house') return estate.name
  return `${estate.name} · ${t('storey.name', { number: String(storey.number) })}`
}

function priceOf(translator: Translator, instance: Instance, { data }: LoadedProject): string {
  const shown = shownPriceOf(instance)
  if (shown.kind === 'price') return formatMoney(translator, shown.price, data.project.currency)
  return shown.kind === 'on_request' ? translator.t('price.on_request') : instance.status.name
}
