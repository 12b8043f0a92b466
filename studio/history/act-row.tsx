import type { StudioKey } from '#i18n/messages.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Avatar } from '#studio/person/avatar.tsx'
import { useMe } from '#studio/person/me-context.ts'
import { useShortWhen, useWhen } from '#studio/person/use-when.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './act-row.module.css'
import { sayAct } from './say-act.ts'
import type { Act } from './word-change.ts'

const BY_WORDS: Readonly<Record<Act['who']['kind'], StudioKey>> = {
  person: 'history.by.person',
  key: 'history.by.key',
  feed: 'common.feed',
  crm: 'common.crm',
  system: 'history.by.system',
}

interface ActRowProps {
  readonly act: Act
  /** Whether visitors see it. Not said if it is left out. */
  readonly state?: 'draft' | 'live' | undefined
  /** The project, where there are several. */
  readonly place?: string | undefined
  /** Says from where it was done too. */
  readonly hasOrigin?: boolean | undefined
}

/** One act of the history: who did what, and below it when and where. */
export function ActRow({ act, state, place, hasOrigin = false }: ActRowProps) {
  const translator = useTranslator()
  const { t } = translator
  const when = useWhen()
  const shortWhen = useShortWhen()
  const me = useMe()
  const { who } = act
  const isMe = who.kind === 'person' && who.id === me.id
  const name = isMe ? t('history.you') : (who.name ?? t(BY_WORDS[who.kind]))
  const about = [
    ...(place === undefined ? [] : [place]),
    ...(state ? [t(`history.${state}`)] : []),
    ...(hasOrigin ? [originOf(act, t)] : []),
  ]
  return (
    <li className={joinClasses(styles.row, hasOrigin ? styles.ruled : styles.chained)}>
      {who.kind === 'person' ? (
        <Avatar name={who.name ?? name} size="small" />
      ) : (
        <span className={styles.mark}>
          {who.kind === 'key' ? <Icon name="key" /> : <StudioIcon name={who.kind === 'feed' ? 'feed' : 'bolt'} />}
        </span>
      )}
      <span className={styles.what}>
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>
          {' · '}
          {sayAct(translator, act, new Date())}
        </span>
        <small>
          <time dateTime={act.at} title={when(act.at)}>
            {shortWhen(act.at)}
          </time>
          {about.map((word) => ` · ${word}`)}
        </small>
      </span>
    </li>
  )
}

/** Where an act came from: the browser of a person, a key, a feed, a CRM, or the server. */
function originOf({ who, agent }: Act, t: ReturnType<typeof useTranslator>['t']): string {
  return who.kind === 'person' ? (agent ?? t('nav.studio')) : t(BY_WORDS[who.kind])
}
