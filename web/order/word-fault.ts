import type { CheckedField, Fault, Faults } from '#domain/order/check-order.ts'
import type { Translator } from '#i18n/translator.ts'

/** The error message of a field. */
export function wordFault({ t }: Pick<Translator, 't'>, faults: Faults, field: CheckedField): string | undefined {
  const fault = faults[field]
  if (!fault) return undefined
  if (field === 'consent' || field === 'consent_second') return t('validation.consent')
  return t(`validation.${fault.code}`, boundOf(fault))
}

function boundOf(fault: Fault): Record<string, number> {
  if (fault.code === 'min') return { min: fault.min }
  return fault.code === 'max' ? { max: fault.max } : {}
}
