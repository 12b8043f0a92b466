import type { Section, Storey } from '#domain/chess/chess.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './storey-list.module.css'
import { StoreyUnit } from './storey-unit.tsx'
import { unitsBySection } from './storey-units.ts'
import { useOpenUnit } from './use-open-unit.ts'

/** The units of a storey, section by section. */
export function StoreyList({ storey }: { storey: Storey }) {
  const { t } = useTranslator()
  const openUnit = useOpenUnit()
  const sections = unitsBySection(storey)
  const nameOf = ({ name, number }: Section) => name ?? t('section.name', { number: String(number) })
  return sections.map(({ section, instances }) => (
    <section key={section.id} className={styles.section}>
      {sections.length > 1 && <h3>{nameOf(section)}</h3>}
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
