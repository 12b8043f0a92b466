import { MAX_DEMO_VISITS_AN_HOUR } from '#contract/demo-limits.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { TryError } from './visit.ts'

/** Says in words why something could not be tried. */
export function useFaultWords(): (failure: unknown) => string {
  const { t } = useTranslator()
  return (failure) => {
    const fault = failure instanceof TryError ? failure.fault : 'failed'
    return t(`front.${fault}`, { count: MAX_DEMO_VISITS_AN_HOUR })
  }
}
