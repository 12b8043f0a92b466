import { Skeleton } from '#ui/content/skeleton.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import cards from './favourite-cards.module.css'
import head from './favourites-head.module.css'

/** The skeleton of the list. */
export function CardsSkeleton({ count }: { count: number }) {
  const { t } = useTranslator()
  return (
    <div role="status" aria-label={t('message.loading')} aria-busy="true">
      <div className={head.head}>
        <Skeleton width="14rem" height="2.5rem" />
      </div>
      <div className={cards.project}>
        <div className={cards.cards}>
          {Array.from({ length: count }, (_, piece) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike
            <Skeleton key={piece} height="20rem" />
          ))}
        </div>
      </div>
    </div>
  )
}
