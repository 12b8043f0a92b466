import { type PaymentChoice, type Programme, paymentOf } from '#domain/payment/payment.ts'
import { firstBounds, firstChoice, termBounds, withProgramme } from '#domain/payment/payment-bounds.ts'
import { formatPercent } from '#i18n/format-number.ts'
import type { Translator } from '#i18n/translator.ts'
import { Select } from '#ui/field/select.tsx'
import { Slider } from '#ui/field/slider.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './unit-calculator.module.css'
import { UnitSection } from './unit-section.tsx'

interface UnitCalculatorProps {
  readonly price: number
  readonly programmes: readonly Programme[]
  /** Null until the visitor uses the calculator. */
  readonly choice: PaymentChoice | null
  readonly onChange: (choice: PaymentChoice) => void
}

/** Calculates the monthly payment for a unit under a payment programme of the project. */
export function UnitCalculator({ price, programmes, choice, onChange }: UnitCalculatorProps) {
  const translator = useTranslator()
  const { t } = translator
  const { money } = useUnitWords()
  const programme = programmes.find(({ id }) => id === choice?.programmeId) ?? programmes[0]
  if (!programme) return null
  const current = choice ?? firstChoice(programme)
  const { first, monthly, total } = paymentOf(price, programme, current)
  const change = (part: Partial<PaymentChoice>) => onChange({ ...current, ...part })
  return (
    <UnitSection title={t('calculator.title')}>
      <div className={styles.calculator}>
        <ProgrammeChoice
          programmes={programmes}
          programme={programme}
          onChange={(next) => onChange(withProgramme(current, next))}
        />
        <Slider
          label={t('calculator.first')}
          text={`${money(first)} · ${formatPercent(translator, current.firstPercent)}`}
          value={current.firstPercent}
          {...firstBounds(programme)}
          onChange={(firstPercent) => change({ firstPercent })}
        />
        <Slider
          label={t('calculator.term')}
          text={wordTerm(translator, current.term, termBounds(programme).step)}
          value={current.term}
          {...termBounds(programme)}
          onChange={(term) => change({ term })}
        />
        <dl className={styles.lines}>
          <div>
            <dt>{t('calculator.rate')}</dt>
            <dd>{formatPercent(translator, programme.rate)}</dd>
          </div>
          <div>
            <dt>{t('calculator.total')}</dt>
            <dd>{money(Math.round(total))}</dd>
          </div>
        </dl>
        <p className={styles.monthly} role="status">
          <span>{t('calculator.monthly')}</span>
          <b>{money(Math.round(monthly))}</b>
        </p>
        <p className={styles.note}>{t('calculator.note')}</p>
      </div>
    </UnitSection>
  )
}

interface ProgrammeChoiceProps {
  readonly programmes: readonly Programme[]
  readonly programme: Programme
  readonly onChange: (programme: Programme) => void
}

/** The choice of programmes, or the name of the only one. */
function ProgrammeChoice({ programmes, programme, onChange }: ProgrammeChoiceProps) {
  const { t } = useTranslator()
  if (programmes.length === 1) return <p className={styles.programme}>{programme.name}</p>
  return (
    <div className={styles.programmes}>
      <Select
        label={t('calculator.programme')}
        value={String(programme.id)}
        options={programmes.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => {
          const chosen = programmes.find((one) => String(one.id) === id)
          if (chosen) onChange(chosen)
        }}
      />
    </div>
  )
}

/** A term in months, or in years if the slider moves by years. */
function wordTerm({ t }: Translator, months: number, step: number): string {
  return step === 1 ? t('term.months', { count: months }) : t('term.years', { count: months / step })
}
