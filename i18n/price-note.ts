import { formatDate } from './format-date.ts'
import type { Translator } from './translator.ts'

/** The note below printed prices: their date, and that they are not an offer. */
export function priceNote(translator: Translator, isoDate: string): string {
  const { t, language } = translator
  const asOf = t('price.as_of', { date: formatDate(translator, isoDate) })
  // A date may end in a full stop.
  const first = language.code === 'zh' ? `${asOf}。` : `${asOf.replace(/\.$/, '')}. `
  return first + t('document.note')
}
