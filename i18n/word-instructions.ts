import type { PartnerInstructions } from '#domain/document/partner-instructions.ts'
import { formatDate } from './format-date.ts'
import type { Translator } from './translator.ts'
import { type WordedSeller, wordSeller } from './word-seller.ts'

/** The texts of the partner instructions, the same for the page and the PDF. */
export interface WordedInstructions {
  readonly project: string
  readonly company: string | null
  /** Anna Lindqvist, Lind & Partners. */
  readonly partner: string
  readonly title: string
  readonly intro: string
  readonly live: string
  readonly steps: readonly string[]
  readonly preview: string
  readonly seller: WordedSeller
  /** The link without its scheme. */
  readonly link_text: string
  readonly foot: string
  readonly date: string
}

/** The texts of a partner's instructions. */
export function wordInstructions(
  translator: Translator,
  instructions: PartnerInstructions,
  isoDate: string,
): WordedInstructions {
  const { t } = translator
  const { partner_name, company_name, project_name, personal_link, contacts } = instructions
  return {
    project: project_name,
    company: company_name,
    partner: [partner_name, company_name].filter(Boolean).join(', '),
    title: t('instructions.title', { project: project_name }),
    intro: t('instructions.intro'),
    live: t('instructions.live'),
    steps: (['step_send', 'step_choose', 'step_mark', 'step_mail'] as const).map((step) => t(`instructions.${step}`)),
    preview: t('instructions.preview'),
    seller: wordSeller(translator, { ...contacts, phone: contacts.phones[0] ?? null, mail: contacts.email }),
    link_text: personal_link.replace(/^https?:\/\//, ''),
    foot: `${project_name} · ${t('title.instructions')}`,
    date: formatDate(translator, isoDate),
  }
}
