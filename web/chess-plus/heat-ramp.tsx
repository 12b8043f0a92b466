import type { HeatScale } from '#domain/heat/heat-scale.ts'
import { formatArea } from '#i18n/format-area.ts'
import { formatCompactMoney, formatMoney } from '#i18n/format-money.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { heatLook } from './heat-look.ts'
import styles from './plus-bar.module.css'
import type { Survey } from './survey.ts'

const STEPS = [1, 2, 3, 4, 5, 6, 7]

/** The scale in one line, for when there is no room for the side column. */
export function HeatRamp({ mode, scale }: { mode: Survey['mode']; scale: HeatScale }) {
  const translator = useTranslator()
  const { currency, area_unit } = useProject().data.project
  const say = (value: number) => {
    if (mode === 'area') return formatArea(translator, value, area_unit)
    if (mode === 'price') return formatCompactMoney(translator, value, currency)
    // The name of the mode already contains the unit of area.
    return formatMoney(translator, Math.round(value), currency)
  }
  return (
    <p className={styles.ramp}>
      <span>{say(scale.low)}</span>
      {STEPS.map((step) => (
        <i key={step} {...heatLook(step)} />
      ))}
      <span>{say(scale.high)}</span>
    </p>
  )
}
