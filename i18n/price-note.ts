import { formatDate } from './format-date.ts'
import type { Translator } from './translator.ts'

/** What is said under prices on paper: of which day they are, and that they are no offer. */
export function priceNote(translator: Translator, isoDate: string): string {
  const { t, language } = translator
  const asOf = t('price.as_of', { date: formatDate(translator, isoDate) })
  // A date may end in a full stop of its own.
  const first = language.code === 'zh' ? `${asOf}。` : `${asOf.replace(/\.$/, '')}. `
  return first + t('document.note')
}
