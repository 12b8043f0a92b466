import type { FrontData, FrontUnit } from '#contract/front.ts'
import { formatArea } from '#i18n/format-area.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { joinWords } from '#i18n/join-words.ts'
import { wordFlat } from '#i18n/word-unit.ts'
import { Badge } from '#ui/button/badge.tsx'
import { Img } from '#ui/picture/img.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './buyers-phone.module.css'

interface BuyersPhoneProps {
  readonly front: FrontData
  readonly unit: FrontUnit
  readonly price: number
  /** Whether the price arrived while the page was open. */
  readonly isNew: boolean
}

/** A unit as a buyer has it open on a phone. */
export function BuyersPhone({ front, unit, price, isNew }: BuyersPhoneProps) {
  const translator = useTranslator()
  const { t } = translator
  const { number, storey, storeys } = unit
  const flat = joinWords(translator, [
    wordFlat(translator, unit.label, front.rooms_basis),
    formatArea(translator, unit.area, front.area_unit),
  ])
  return (
    <section className={styles.phone} aria-label={t('front.phone')}>
      <p className={styles.bar}>{front.name}</p>
      <div className={styles.paper} data-paper>
        {unit.plan && <Img src={unit.plan.src} alt="" loading="lazy" />}
      </div>
      <div className={styles.facts}>
        {/* Another element for every price, so that the tint of the newest fades anew. */}
        <p className={styles.price} key={price}>
          <strong data-new={isNew}>{formatMoney(translator, price, front.currency)}</strong>
        </p>
        <p>{flat}</p>
        <p className={styles.place}>{t('front.place', { number, floor: String(storey), floors: String(storeys) })}</p>
        <p className={styles.when}>{isNew && <Badge tone="accent">{t('front.just_now')}</Badge>}</p>
      </div>
    </section>
  )
}
