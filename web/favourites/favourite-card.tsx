import { isFree } from '#domain/instance/availability.ts'
import { formatPercent } from '#i18n/format-number.ts'
import { CatalogueContext, useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { FavouriteButton } from '#web/instance/favourite-button.tsx'
import { Plan } from '#web/instance/plan.tsx'
import { TagMark } from '#web/instance/tag-mark.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './favourite-card.module.css'
import type { FavouriteUnit } from './favourite-units.ts'
import { UnitLink } from './unit-link.tsx'
import { UnitPrice } from './unit-price.tsx'
import type { CompareChoice } from './use-compare-choice.ts'

interface FavouriteCardProps {
  readonly unit: FavouriteUnit
  readonly choice: CompareChoice
}

/** A unit as a card that is one link as a whole, with a heart, and a box to tick where there are many to compare. */
export function FavouriteCard({ unit, choice }: FavouriteCardProps) {
  return (
    <CatalogueContext value={unit.scope.catalogue}>
      <Card unit={unit} choice={choice} />
    </CatalogueContext>
  )
}

function Card({ unit, choice }: FavouriteCardProps) {
  const translator = useTranslator()
  const words = useUnitWords()
  const { changed } = useCatalogue()
  const { panel } = useNavigation().address
  const { instance } = unit
  const { tags, sale, id } = instance
  const free = isFree(instance)
  return (
    <li className={joinClasses(styles.card, !free && styles.taken)} data-unit={id} data-changed={changed.get(id)}>
      <div className={styles.paper}>
        <Plan instance={instance} sizes="(width < 48rem) 8rem, 20rem" />
      </div>
      <div className={styles.text}>
        <UnitPrice instance={instance} />
        <UnitLink
          unit={unit}
          className={styles.title}
          aria-current={(panel?.type === 'details' && panel.id === id) || undefined}
        >
          <span>{words.kind(instance)}</span> <span>{words.area(instance)}</span>
        </UnitLink>
        <p className={styles.place}>{glued([words.name(instance), words.place(instance)].join(' · '))}</p>
        {tags.length > 0 && (
          <p className={styles.tags}>
            {tags.map((tag) => (
              <TagMark key={tag.id} tag={tag} />
            ))}
          </p>
        )}
        {choice.hasChoice && <CompareBox unit={unit} choice={choice} />}
      </div>
      {free && sale > 0 && (
        <span className={styles.badge}>
          <Badge tone="ink">
            <bdi>{formatPercent(translator, -sale)}</bdi>
          </Badge>
        </span>
      )}
      <span className={styles.heart}>
        <FavouriteButton instance={instance} />
      </span>
    </li>
  )
}

/** Breaks lines after dots, not before them, and not between a word and its number. */
function glued(text: string): string {
  return text.replace(/ (?=·|\S+(?: ·|$))/g, '\u00a0').replaceAll('·\u00a0', '· ')
}

function CompareBox({ unit, choice }: FavouriteCardProps) {
  const { t } = useTranslator()
  const words = useUnitWords()
  return (
    <div className={styles.box}>
      <Checkbox checked={choice.isCompared(unit)} onChange={() => choice.toggle(unit)}>
        {t('control.compare')} <VisuallyHidden>{words.name(unit.instance)}</VisuallyHidden>
      </Checkbox>
    </div>
  )
}
