import type { Instance } from '#domain/chess/chess.ts'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { UnitTag } from './unit-tag.tsx'
import styles from './unit-title.module.css'

/** The kind, place, status and tags of a unit. */
export function UnitTitle({ instance }: { instance: Instance }) {
  const { t } = useTranslator()
  const words = useUnitWords()
  return (
    <div className={styles.title}>
      <h3>{t('unit.kind_area', { name: words.kind(instance), area: words.area(instance) })}</h3>
      <p>{words.place(instance)}</p>
      <div className={styles.marks}>
        <StatusMark status={instance.status} />
        {instance.tags.map((tag) => (
          <UnitTag key={tag.id} tag={tag} />
        ))}
      </div>
    </div>
  )
}
