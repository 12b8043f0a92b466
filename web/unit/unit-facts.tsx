import type { Instance } from '#domain/chess/chess.ts'
import { factsOf } from '#domain/instance/facts.ts'
import { wordFact } from '#i18n/word-fact.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './unit-facts.module.css'
import { UnitSection } from './unit-section.tsx'

/** All known facts of a unit, in two columns. */
export function UnitFacts({ instance }: { instance: Instance }) {
  const translator = useTranslator()
  const { project } = useProject().data
  return (
    <UnitSection title={translator.t('unit.facts')}>
      <dl className={styles.facts}>
        {factsOf(instance, project).map((fact) => {
          const { label, value } = wordFact(translator, fact, project.area_unit)
          return (
            <div key={fact.field}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          )
        })}
      </dl>
    </UnitSection>
  )
}
