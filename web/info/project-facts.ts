import type { Chess } from '#domain/chess/chess.ts'
import { hasNothingFree } from '#domain/chess/free-totals.ts'
import { amenitiesOf } from '#domain/instance/facts.ts'
import type { Project } from '#domain/project/project.ts'
import { formatAreaRange } from '#i18n/format-area.ts'
import { formatConstructionEnd } from '#i18n/format-date.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { formatNumberRange } from '#i18n/format-number.ts'
import { optionKey } from '#i18n/option-key.ts'
import type { Translator } from '#i18n/translator.ts'
import { type WordedFact, wordFact } from '#i18n/word-fact.ts'
import { houseTypesOf, mainUnitsOf, storeyEndsOf } from './project-figures.ts'

/** The main facts: free units, lowest price, areas, completion date and stage. */
export function leadingFacts(translator: Translator, project: Project, chess: Chess): readonly WordedFact[] {
  const { t } = translator
  const { stage, construction_end } = project
  return [
    ...unitFacts(translator, project, chess),
    ...(construction_end
      ? [{ label: t('field.construction_end'), value: formatConstructionEnd(translator, construction_end) }]
      : []),
    ...(stage ? [{ label: t('field.stage'), value: t(`stage.${stage}`) }] : []),
  ]
}

/** The other facts: house types, storeys and amenities. */
export function furtherFacts(translator: Translator, project: Project, chess: Chess): readonly WordedFact[] {
  const { t } = translator
  const houses = houseTypesOf(chess.estates).map((type) => t(optionKey('house_type', type)))
  const storeys = storeyEndsOf(chess.estates)
  return [
    ...(houses.length > 0 ? [{ label: t('field.house_type'), value: houses.join(' · ') }] : []),
    ...(storeys ? [{ label: t('chess.axis'), value: formatNumberRange(translator, storeys.from, storeys.to) }] : []),
    ...amenitiesOf(project).map((fact) => wordFact(translator, fact, project.area_unit)),
  ]
}

function unitFacts(translator: Translator, { currency, area_unit }: Project, chess: Chess): readonly WordedFact[] {
  const { t } = translator
  const units = mainUnitsOf(chess)
  if (!units) return []
  const { subject, free_count, min_price, area } = units
  const none = t(hasNothingFree(chess) ? 'message.no_premises' : 'message.not_available')
  return [
    { label: t(`type.${subject}`), value: free_count === 0 ? none : t('count.free', { count: free_count }) },
    ...(min_price === null
      ? []
      : [{ label: t('field.price'), value: t('price.from', { price: formatMoney(translator, min_price, currency) }) }]),
    { label: t('filter.area'), value: formatAreaRange(translator, area.from, area.to, area_unit) },
  ]
}
