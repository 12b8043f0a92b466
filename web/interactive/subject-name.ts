import type { ProjectData } from '#contract/projects.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordSection, wordStorey } from '#i18n/word-place.ts'
import { wordInstance } from '#i18n/word-unit.ts'
import type { Subject } from './subject.ts'

/** The name of a region's subject: Floor 9; Building A; House 12. */
export function nameOf(subject: Subject, translator: Translator, project: ProjectData['project'] | null): string {
  const { t } = translator
  switch (subject.kind) {
    case 'storey':
      return wordStorey(translator, subject.of)
    case 'section':
      return wordSection(translator, subject.of)
    case 'instance':
      return wordInstance(translator, subject.of.layout.type, subject.of.number)
    case 'way': {
      const { kind, id } = subject.of
      if (kind !== 'panorama') return t('title.interactive')
      return project?.panoramas.find((panorama) => panorama.id === id)?.name ?? t('title.panorama')
    }
    default:
      return subject.of.name
  }
}
