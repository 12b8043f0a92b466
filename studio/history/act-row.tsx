import { formatMoment } from '#i18n/format-date.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Avatar } from '#studio/person/avatar.tsx'
import { useMe } from '#studio/person/me-context.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './act-row.module.css'
import type { Act } from './word-change.ts'

interface ActRowProps {
  readonly act: Act
  /** Whether visitors see it. Not said if it is left out. */
  readonly state?: 'draft' | 'live' | undefined
  /** The project, where there are several. */
  readonly place?: string | undefined
  /** Says from where it was done too. */
  readonly hasOrigin?: boolean | undefined
}

/** One line of the history: who, what and when, and on request from where. */
export function ActRow({ act, state, place, hasOrigin = false }: ActRowProps) {
  const translator = useTranslator()
  const { t, dateFormat } = translator
  const me = useMe()
  const { who, count, value } = act
  const isMe = who.kind === 'person' && who.id === me.id
  const name = isMe ? t('history.you') : (who.name ?? t(`history.by.${who.kind}`))
  const words = [
    t(act.word, { count, ...(value && { role: t(value) }) }),
    ...(place === undefined ? [] : [place]),
    ...(state ? [t(`history.${state}`)] : []),
  ]
  return (
    <li className={styles.row}>
      {who.kind === 'person' ? (
        <Avatar name={who.name ?? name} size="small" />
      ) : (
        <span className={styles.mark}>
          {who.kind === 'key' ? <Icon name="key" /> : <StudioIcon name={who.kind === 'feed' ? 'feed' : 'bolt'} />}
        </span>
      )}
      <span className={styles.what}>
        <b>{name}</b>
        <span>{words.join(' · ')}</span>
        {hasOrigin && <small>{originOf(act, t)}</small>}
      </span>
      <time dateTime={act.at} title={dateFormat({ dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(act.at))}>
        {formatMoment(translator, act.at, new Date())}
      </time>
    </li>
  )
}

/** Where an act came from: the browser of a person, a key, a feed, a CRM, or the server. */
function originOf({ who, agent }: Act, t: ReturnType<typeof useTranslator>['t']): string {
  return who.kind === 'person' ? (agent ?? t('nav.studio')) : t(`history.by.${who.kind}`)
}
