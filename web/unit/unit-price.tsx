import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { InstancePrice } from '#web/instance/instance-price.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './unit-price.module.css'
import { UnitPromoaction } from './unit-promoaction.tsx'

/** The price of a unit, or why it is not available. Sticky while the card scrolls. */
export function UnitPrice({ instance }: { instance: Instance }) {
  const { t } = useTranslator()
  const { project } = useProject().data
  const { changed } = useCatalogue()
  const words = useUnitWords()
  const free = isFree(instance)
  const extra =
    instance.extra_price !== null &&
    `${project.extra_price_label ?? t('field.extra_price')} ${words.money(instance.extra_price)}`
  const notes = [words.pricePerArea(instance), extra].filter(Boolean).join(' · ')
  return (
    <div className={styles.block} data-changed={changed.get(instance.id)}>
      <InstancePrice instance={instance} size="large" />
      {!free && <p>{t('message.not_available')}</p>}
      {free && notes && <p>{notes}</p>}
      {free &&
        instance.promoactions.map((promoaction) => <UnitPromoaction key={promoaction.id} promoaction={promoaction} />)}
    </div>
  )
}
