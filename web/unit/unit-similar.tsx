import { useMemo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { findSimilar } from '#domain/similar/similar.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { InstanceLink } from '#web/instance/instance-link.tsx'
import { Plan } from '#web/instance/plan.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { UnitSection } from './unit-section.tsx'
import styles from './unit-similar.module.css'

/** The free units most like this one, as a row of cards. */
export function UnitSimilar({ instance }: { instance: Instance }) {
  const { t } = useTranslator()
  const words = useUnitWords()
  const { chess } = useProject()
  const similar = useMemo(() => findSimilar(instance, chess.instances), [instance, chess])
  return (
    <UnitSection title={t('unit.similar')}>
      {similar.length === 0 && <p className={styles.none}>{t('unit.no_similar')}</p>}
      <div className={styles.row}>
        {similar.map(({ instance: unit }) => (
          <InstanceLink key={unit.id} instance={unit}>
            <span className={styles.plan}>
              <Plan instance={unit} sizes="168px" />
            </span>
            <b>{words.price(unit)}</b>
            <span>{words.kind(unit)}</span>
            <span>
              {words.area(unit)}
              {unit.layout.type !== 'house' && ` · ${t('storey.name', { number: String(unit.storey.number) })}`}
            </span>
            <span>{unit.estate.name}</span>
          </InstanceLink>
        ))}
      </div>
    </UnitSection>
  )
}
