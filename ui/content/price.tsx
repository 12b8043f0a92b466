import { Badge } from '#ui/button/badge.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import styles from './price.module.css'

interface PriceProps {
  /** The formatted price, or a text in its place. */
  readonly price: string
  /** Struck through. The label is for screen readers. */
  readonly old?: { readonly price: string; readonly label: string } | undefined
  /** The discount. */
  readonly badge?: string | undefined
  /** A muted line after the price. */
  readonly note?: string | undefined
  readonly size?: 'large' | undefined
}

/** A price, the largest text of a card. All texts are already formatted. */
export function Price({ price, old, badge, note, size }: PriceProps) {
  return (
    <span className={joinClasses(styles.price, size && styles[size])}>
      <strong>{price}</strong>
      {old && (
        <s>
          <VisuallyHidden>{old.label}</VisuallyHidden> {old.price}
        </s>
      )}
      {badge && (
        <Badge tone="ink">
          <bdi>{badge}</bdi>
        </Badge>
      )}
      {note && <small>{note}</small>}
    </span>
  )
}
