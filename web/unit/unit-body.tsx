import { memo, type Ref, useState } from 'react'
import { shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import type { PaymentChoice } from '#domain/payment/payment.ts'
import { Further } from '#ui/hydration/further.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useUnitPlace } from '#web/picture/use-unit-place.ts'
import { abilitiesOf } from './abilities.ts'
import { type Calculated, calculatedFrom } from './calculated.ts'
import { UnitActions } from './unit-actions.tsx'
import styles from './unit-body.module.css'
import { UnitCalculator } from './unit-calculator.tsx'
import { UnitFacts } from './unit-facts.tsx'
import { UnitFooter } from './unit-footer.tsx'
import { UnitHero } from './unit-hero.tsx'
import { UnitMedia } from './unit-media.tsx'
import { UnitPrice } from './unit-price.tsx'
import { UnitSimilar } from './unit-similar.tsx'
import { UnitTitle } from './unit-title.tsx'
import { UnitWhere } from './unit-where.tsx'

interface UnitBodyProps {
  readonly ref: Ref<HTMLElement>
  readonly instance: Instance
  readonly panelId: number
  /** Renders all sections at once. */
  readonly isWhole: boolean
}

/** The sections of a card, the most important first. The former one does not render again before a step to another. */
export const UnitBody = memo(function UnitBody({ ref, instance, panelId, isWhole }: UnitBodyProps) {
  const { token } = useCatalogue()
  const { data } = useProject()
  const place = useUnitPlace(instance)
  const [payment, setPayment] = useState<PaymentChoice | null>(null)
  const shown = shownPriceOf(instance)
  const price = shown.kind === 'price' ? shown.price : null
  const programmes = data.project.payment_programmes
  const abilities = abilitiesOf(instance, token, data)
  const calculation: Calculated | null = price === null ? null : calculatedFrom(price, programmes, payment)
  const parts = { instance, panelId, abilities, calculation }
  return (
    <article ref={ref} className={styles.card} data-tour="card">
      <UnitHero instance={instance} place={place} />
      <UnitTitle instance={instance} />
      <UnitPrice instance={instance} />
      <UnitActions {...parts} />
      <Further isWhole={isWhole}>
        <UnitMedia {...parts} />
        <UnitFacts instance={instance} />
        <UnitWhere instance={instance} place={place} />
        {price !== null && programmes.length > 0 && (
          <UnitCalculator price={price} programmes={programmes} choice={payment} onChange={setPayment} />
        )}
        <UnitSimilar instance={instance} />
      </Further>
      <UnitFooter {...parts} />
    </article>
  )
})
