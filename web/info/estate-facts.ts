import type { Estate } from '#domain/chess/chess.ts'
import { storeyCountOf } from '#domain/instance/facts.ts'
import type { Project } from '#domain/project/project.ts'
import { formatConstructionEnd } from '#i18n/format-date.ts'
import { formatNumber } from '#i18n/format-number.ts'
import { optionKey } from '#i18n/option-key.ts'
import type { Translator } from '#i18n/translator.ts'
import type { WordedFact } from '#i18n/word-fact.ts'
import { sectionCountOf } from './project-figures.ts'

/** The facts of an estate that have a value. Stage and completion date fall back to those of the project. */
export function estateFacts(translator: Translator, estate: Estate, project: Project): readonly WordedFact[] {
  const { t } = translator
  const stage = estate.stage ?? project.stage
  const end = estate.construction_end ?? project.construction_end
  const [sections, storeys] = [sectionCountOf(estate), storeyCountOf(estate)]
  return [
    ...(stage ? [{ label: t('field.stage'), value: t(`stage.${stage}`) }] : []),
    ...(end ? [{ label: t('field.construction_end'), value: formatConstructionEnd(translator, end) }] : []),
    ...(estate.house_type
      ? [{ label: t('field.house_type'), value: t(optionKey('house_type', estate.house_type)) }]
      : []),
    // A single section is not worth a line, and a house counts as one storey.
    ...(sections > 1 ? [{ label: t('info.sections'), value: formatNumber(translator, sections) }] : []),
    ...(storeys > 1 ? [{ label: t('chess.axis'), value: formatNumber(translator, storeys) }] : []),
  ]
}
