import type { FrontData, FrontUnit } from '#contract/front.ts'
import { formatArea } from '#i18n/format-area.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { joinWords } from '#i18n/join-words.ts'
import { wordFlat } from '#i18n/word-unit.ts'
import { Badge } from '#ui/button/badge.tsx'
import { Img } from '#ui/picture/img.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './buyers-phone.module.css'
import type { ArrivedPrice } from './live-price.ts'

interface BuyersPhoneProps {
  readonly front: FrontData
  readonly unit: FrontUnit
  /** The price that arrived last; null if none was changed. */
  readonly arrived: ArrivedPrice | null
}

/** A unit as a buyer has it open on a phone. */
export function BuyersPhone({ front, unit, arrived }: BuyersPhoneProps) {
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
        <p className={styles.price} key={arrived ? `${arrived.price} ${arrived.seconds}` : 'first'}>
          <strong data-new={arrived !== null}>
            {formatMoney(translator, arrived?.price ?? unit.price, front.currency)}
          </strong>
        </p>
        <p>{flat}</p>
        <p className={styles.place}>{t('front.place', { number, floor: String(storey), floors: String(storeys) })}</p>
        <p className={styles.when}>{arrived && <Badge tone="accent">{t('front.just_now')}</Badge>}</p>
      </div>
    </section>
  )
}
