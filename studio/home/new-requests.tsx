import { formatMoney } from '#i18n/format-money.ts'
import { Box } from '#studio/box/box.tsx'
import { BoxSkeleton } from '#studio/box/box-skeleton.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Avatar } from '#studio/person/avatar.tsx'
import styles from './new-requests.module.css'
import type { NewRequests as Requests } from './use-new-requests.ts'
import { waitingTime } from './waiting-time.ts'

const SHOWN = 3

/** The newest requests that nobody has taken yet, and how long each waits. */
export function NewRequests({ requests }: { readonly requests: Requests | null }) {
  const translator = useTranslator()
  const { t, numberFormat } = translator
  const orders = requests?.orders ?? []
  const wait = (since: string) => {
    const { word, count } = waitingTime(since, Date.now())
    return t(word, { count })
  }
  return (
    <Box
      isFlush
      title={
        <>
          {t('home.requests')}
          {orders.length > 0 && <span className={styles.count}>{numberFormat({}).format(orders.length)}</span>}
        </>
      }
    >
      {requests === null && <BoxSkeleton />}
      {requests?.orders.length === 0 && <p className={styles.none}>{t('home.no_requests')}</p>}
      <ul>
        {orders.slice(0, SHOWN).map(({ id, name, phone, instance, unit_price, created_at }) => (
          <li key={id} className={styles.row}>
            <Avatar name={name} />
            <span className={styles.who}>
              <span>{name || <bdi dir="ltr">{phone}</bdi>}</span>
              <small>
                {instance
                  ? [
                      t('instance.number', { number: instance.number }),
                      ...(unit_price ? [formatMoney(translator, unit_price, instance.currency)] : []),
                    ].join(' · ')
                  : t('home.without_unit')}
              </small>
            </span>
            <time dateTime={created_at}>{wait(created_at)}</time>
          </li>
        ))}
      </ul>
    </Box>
  )
}
