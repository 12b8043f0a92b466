import { Badge } from '#ui/button/badge.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import styles from './price.module.css'

interface PriceProps {
  /** As it reads, with its currency; or the words that stand in its place. */
  readonly price: string
  /** Struck through; the label is for those who cannot see that. */
  readonly old?: { readonly price: string; readonly label: string } | undefined
  /** How much is off. */
  readonly badge?: string | undefined
  /** A quiet line after it. */
  readonly note?: string | undefined
  readonly size?: 'large' | undefined
}

/** The largest text of a card. It formats nothing itself. */
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
