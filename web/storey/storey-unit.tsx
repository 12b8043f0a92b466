import { isFree, shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { formatPercent } from '#i18n/format-number.ts'
import { wordRooms } from '#i18n/word-unit.ts'
import { Badge } from '#ui/button/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { InstanceLink } from '#web/instance/instance-link.tsx'
import { Plan } from '#web/instance/plan.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './storey-unit.module.css'

/** A unit in the list of a storey, linked to its card. */
export function StoreyUnit({ instance, isOpen }: { instance: Instance; isOpen: boolean }) {
  const translator = useTranslator()
  const words = useUnitWords()
  const { rooms_basis } = useProject().data.project
  const { layout } = instance
  const shown = shownPriceOf(instance)
  const rooms = layout.label === '' ? [] : [wordRooms(translator, layout.label, rooms_basis)]
  return (
    <InstanceLink
      instance={instance}
      className={joinClasses(styles.unit, !isFree(instance) && styles.closed)}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span className={styles.plan}>
        <Plan instance={instance} sizes="56px" />
      </span>
      <span className={styles.text}>
        <b>{words.price(instance)}</b>
        <span>
          {[words.takenPrice(instance) ?? [], rooms, words.area(instance), words.name(instance)].flat().join(' · ')}
        </span>
      </span>
      {shown.kind === 'price' && shown.old_price !== null ? (
        <Badge tone="ink">
          <bdi>{formatPercent(translator, -shown.sale)}</bdi>
        </Badge>
      ) : (
        <Icon name="next" size="small" />
      )}
    </InstanceLink>
  )
}
