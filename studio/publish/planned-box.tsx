import type { Publication } from '#contract/publications.ts'
import { Box } from '#studio/box/box.tsx'
import { Tag } from '#studio/box/tag.tsx'
import { ServerButton } from '#studio/project/server-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { wordEntity } from './entity-names.ts'
import { plannedAndStopped } from './planned.ts'
import { sayFault, wordOfConflict } from './problems.ts'
import styles from './rows.module.css'
import { useSaying } from './saying-context.ts'
import { sayWho, type WhoNames } from './who-names.ts'

interface PlannedBoxProps {
  readonly publications: readonly Publication[]
  readonly hasDraft: boolean
  readonly timeZone: string
  readonly whoNames: WhoNames
  readonly isBusy: boolean
  readonly onWithdraw: (publication: Publication) => void
}

/** Publications that wait for their time, and the newest ones that something stopped. */
export function PlannedBox({ publications, hasDraft, timeZone, whoNames, isBusy, onWithdraw }: PlannedBoxProps) {
  const { translator } = useSaying()
  const { t, dateFormat } = translator
  const shown = plannedAndStopped(publications, hasDraft)
  if (shown.length === 0) return null
  const format = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (
    <Box title={t('publish.planned')} isFlush>
      <ul>
        {shown.map((publication) => (
          <li key={publication.id} className={styles.row}>
            <div className={styles.text}>
              <span>{format.format(new Date(publication.at))}</span>
              {publication.note && <small>{publication.note}</small>}
              <small>
                {sayWho(t, publication.who, whoNames)} · {t('publish.count', { count: publication.changes })}
              </small>
              {publication.state === 'stopped' && <StopReason publication={publication} />}
            </div>
            {publication.state === 'planned' ? (
              <ServerButton variant="plain" size="small" loading={isBusy} onClick={() => onWithdraw(publication)}>
                {t('publish.withdraw')}
              </ServerButton>
            ) : (
              <Tag kind="bad">
                <Icon name="alert" size="small" />
                {t('publish.state_stopped')}
              </Tag>
            )}
          </li>
        ))}
      </ul>
    </Box>
  )
}

function StopReason({ publication: { problem } }: { readonly publication: Publication }) {
  const saying = useSaying()
  const { translator, names } = saying
  const { t } = translator
  const [conflict] = problem?.conflicts ?? []
  const [fault] = problem?.faults ?? []
  const entity = conflict?.entry ?? fault?.entity ?? null
  const text = conflict ? t(wordOfConflict(conflict)) : fault ? sayFault(saying, fault) : ''
  const rest = (problem?.conflicts.length ?? 0) + (problem?.faults.length ?? 0) - 1
  return (
    <>
      <small>
        {entity && <b>{wordEntity(translator, names, entity)}: </b>}
        {text} {rest > 0 && t('publish.more', { count: rest })}
      </small>
      <small>{t('publish.stopped_plan')}</small>
    </>
  )
}
