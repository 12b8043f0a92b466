import type { ReactNode } from 'react'
import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { formatPercent } from '#i18n/format-number.ts'
import { Badge } from '#ui/button/badge.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { CardSheet } from './card-sheet.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import styles from './instance-card.module.css'
import { PriceOrStatus } from './price-or-status.tsx'
import { TagMark } from './tag-mark.tsx'

interface InstanceCardProps {
  readonly instance: Instance
  /** Whether the developer allows prices on cards. */
  readonly hasPrice?: boolean
  /** Keeps all cards equally high: prices and tags that do not fit into their line are hidden. */
  readonly isEven?: boolean
  /** The title, and the lines around it. */
  readonly children: ReactNode
  /** Rendered below the tags. */
  readonly foot?: ReactNode
}

/** The card of a unit: one link as a whole, plus a heart button. */
export function InstanceCard({ instance, hasPrice = true, isEven = false, children, foot }: InstanceCardProps) {
  const { tags, sale, id } = instance
  const free = isFree(instance)
  const { changed } = useCatalogue()
  return (
    <CardSheet
      instance={instance}
      isTaken={!free}
      changed={changed.get(id)}
      badge={free && hasPrice && sale > 0 && <SaleBadge sale={sale} />}
      heart={<FavouriteButton instance={instance} />}
    >
      <div className={joinClasses(styles.price, isEven && styles.even)}>
        <PriceOrStatus instance={instance} hasPrice={hasPrice} />
      </div>
      {children}
      {tags.length > 0 && (
        <p className={joinClasses(styles.tags, isEven && styles.even)}>
          {tags.map((tag) => (
            <TagMark key={tag.id} tag={tag} />
          ))}
        </p>
      )}
      {foot}
    </CardSheet>
  )
}

function SaleBadge({ sale }: { sale: number }) {
  const translator = useTranslator()
  return (
    <Badge tone="ink">
      <bdi>{formatPercent(translator, -sale)}</bdi>
    </Badge>
  )
}
