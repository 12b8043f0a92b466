import { Checkbox } from '#ui/field/checkbox.tsx'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { CatalogueContext } from '#web/catalogue/catalogue-context.ts'
import { CardTitle } from '#web/instance/card-sheet.tsx'
import { InstanceCard } from '#web/instance/instance-card.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import styles from './favourite-card.module.css'
import type { FavouriteUnit } from './favourite-units.ts'
import { UnitLink } from './unit-link.tsx'
import type { CompareChoice } from './use-compare-choice.ts'

interface FavouriteCardProps {
  readonly unit: FavouriteUnit
  readonly choice: CompareChoice
}

/** A unit as a card, with a checkbox if there are more units than can be compared. */
export function FavouriteCard({ unit, choice }: FavouriteCardProps) {
  return (
    <CatalogueContext value={unit.scope.catalogue}>
      <li className={styles.item} data-unit={unit.instance.id}>
        <Card unit={unit} choice={choice} />
      </li>
    </CatalogueContext>
  )
}

function Card({ unit, choice }: FavouriteCardProps) {
  const words = useUnitWords()
  const { panel } = useNavigation().address
  const { instance } = unit
  const isOpen = panel?.type === 'details' && panel.id === instance.id
  return (
    <InstanceCard instance={instance} foot={choice.hasChoice && <CompareBox unit={unit} choice={choice} />}>
      <CardTitle>
        <UnitLink unit={unit} aria-current={isOpen || undefined}>
          <span className={styles.kind}>{words.kind(instance)}</span> <span>{words.area(instance)}</span>
        </UnitLink>
      </CardTitle>
      <p className={styles.place}>{glued([words.name(instance), words.place(instance)].join(' · '))}</p>
    </InstanceCard>
  )
}

/** Allows line breaks only after dots, not before them, and not between a word and its number. */
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
