import type { Storey } from '#domain/chess/chess.ts'
import { wordSection } from '#i18n/word-place.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './storey-list.module.css'
import { StoreyUnit } from './storey-unit.tsx'
import { unitsBySection } from './storey-units.ts'
import { useOpenUnit } from './use-open-unit.ts'

/** The units of a storey, section by section. */
export function StoreyList({ storey }: { storey: Storey }) {
  const translator = useTranslator()
  const openUnit = useOpenUnit()
  const sections = unitsBySection(storey)
  return sections.map(({ section, instances }) => (
    <section key={section.id} className={styles.section}>
      {sections.length > 1 && <h3>{wordSection(translator, section)}</h3>}
      <ul>
        {instances.map((instance) => (
          <li key={instance.id}>
            <StoreyUnit instance={instance} isOpen={instance.id === openUnit} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
