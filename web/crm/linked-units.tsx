import type { Lead } from '#contract/crm.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { InstanceLink } from '#web/instance/instance-link.tsx'
import { Plan } from '#web/instance/plan.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './linked-units.module.css'

/** The units of a lead; those of other projects of a group are only counted. */
export function LinkedUnits({ lead, close }: { lead: Lead; close: () => void }) {
  const { t } = useTranslator()
  const { project } = useCatalogue()
  const units = lead.instances.flatMap((id) => project?.chess.instanceById.get(id) ?? [])
  const elsewhere = lead.instances.length - units.length
  return (
    <div className={styles.units}>
      <h2>{t('crm.units')}</h2>
      {units.length > 0 && (
        <ul>
          {units.map((unit) => (
            <li key={unit.id}>
              <UnitLine unit={unit} close={close} />
            </li>
          ))}
        </ul>
      )}
      {elsewhere > 0 && <p>{t('crm.elsewhere', { count: elsewhere })}</p>}
    </div>
  )
}

function UnitLine({ unit, close }: { unit: Instance; close: () => void }) {
  const words = useUnitWords()
  return (
    <InstanceLink instance={unit} onClick={close}>
      <span className={styles.plan}>
        <Plan instance={unit} sizes="3rem" />
      </span>
      <span className={styles.text}>
        <b>{words.name(unit)}</b>
        <span>{words.place(unit)}</span>
        <span>{words.price(unit)}</span>
      </span>
    </InstanceLink>
  )
}
