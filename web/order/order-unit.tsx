import type { Instance } from '#domain/chess/chess.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { InstancePrice } from '#web/instance/instance-price.tsx'
import { Plan } from '#web/instance/plan.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { ModalAside } from '#web/overlay/modal-aside.tsx'
import styles from './order-unit.module.css'

/** The unit that a request is about: beside the form or, on small screens, in a strip above it. */
export function OrderUnit({ instance }: { instance: Instance }) {
  const { t } = useTranslator()
  return (
    <>
      <ModalAside>
        <section className={styles.aside} aria-label={t('order.about')}>
          <UnitInShort instance={instance} sizes="19rem" />
          <p className={styles.hint}>
            <Icon name="lock" size="small" />
            {t('order.no_obligation')}
          </p>
        </section>
      </ModalAside>
      <section className={styles.strip} aria-label={t('order.about')}>
        <UnitInShort instance={instance} sizes="4rem" />
      </section>
    </>
  )
}

function UnitInShort({ instance, sizes }: { instance: Instance; sizes: string }) {
  const { t } = useTranslator()
  const words = useUnitWords()
  return (
    <>
      <span className={styles.plan}>
        <Plan instance={instance} sizes={sizes} />
      </span>
      <div className={styles.text}>
        <InstancePrice instance={instance} />
        <b>{t('unit.kind_area', { name: words.kind(instance), area: words.area(instance) })}</b>
        <span>{`${words.name(instance)} · ${words.place(instance)}`}</span>
      </div>
    </>
  )
}
