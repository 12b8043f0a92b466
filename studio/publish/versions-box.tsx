import { useState } from 'react'
import type { Publication } from '#contract/publications.ts'
import type { FileVersion } from '#contract/versions.ts'
import type { FieldName } from '#domain/draft/entity.ts'
import { Box } from '#studio/box/box.tsx'
import { Tag } from '#studio/box/tag.tsx'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Avatar } from '#studio/person/avatar.tsx'
import { useWhen } from '#studio/person/use-when.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { Notice, NoticeActions } from '#ui/modal/notice.tsx'
import { restoreVersion } from './publish-calls.ts'
import { RestoredNotice } from './restored-notice.tsx'
import styles from './rows.module.css'
import { useConflictAct } from './use-conflict-act.ts'
import { useVersionNames, type useVersions } from './use-versions.ts'
import { sayWho, type WhoNames } from './who-names.ts'

interface VersionsBoxProps {
  readonly home: string
  readonly list: ReturnType<typeof useVersions>
  readonly publications: readonly Publication[]
  readonly whoNames: WhoNames
  /** Something came into the draft. */
  readonly onRestored: () => void
}

type Asked = { readonly version: FileVersion; readonly act: 'restore' | 'undo' }
type Done = { readonly changes: number; readonly kept: readonly FieldName[] }

/** What visitors saw after each import and publication. An older one can be put into the draft. */
export function VersionsBox({ home, list, publications, whoNames, onRestored }: VersionsBoxProps) {
  const { t } = useTranslator()
  const { versions, hasMore, load, loadMore } = list
  const names = useVersionNames(versions, whoNames)
  const { act, isBusy } = useConflictAct(load)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const restore = (what: Asked) =>
    act(async () => {
      setAsked(null)
      setDone(await restoreVersion(home, what.version.id, what.act))
      onRestored()
    })
  return (
    <Box
      title={
        <>
          <StudioIcon name="history" />
          {t('publish.versions')}
        </>
      }
      isFlush
    >
      {versions?.length === 0 && <p className={styles.note}>{t('publish.no_versions')}</p>}
      <ul>
        {versions?.map((version, index) => (
          <VersionRow
            key={version.id}
            version={version}
            who={sayWho(t, version.who, names)}
            publication={publications.find(({ batch }) => batch !== null && batch === version.batch) ?? null}
            isLive={index === 0}
            isFirst={!hasMore && index === versions.length - 1}
            isBusy={isBusy}
            onAsk={(what) => setAsked({ version, act: what })}
          />
        ))}
      </ul>
      {hasMore && (
        <div className={styles.more}>
          <Button variant="plain" size="small" loading={isBusy} onClick={() => act(loadMore)}>
            {t('publish.more_versions')}
          </Button>
        </div>
      )}
      {asked && (
        <AskFirst asked={asked} onConfirm={() => restore(asked)} onClose={() => setAsked(null)} isBusy={isBusy} />
      )}
      {done && <RestoredNotice {...done} onClose={() => setDone(null)} />}
    </Box>
  )
}

interface VersionRowProps {
  readonly version: FileVersion
  readonly who: string
  /** What made it; null if it is not known. */
  readonly publication: Publication | null
  readonly isLive: boolean
  /** Nothing was before it. */
  readonly isFirst: boolean
  readonly isBusy: boolean
  readonly onAsk: (act: Asked['act']) => void
}

function VersionRow({ version, who, publication, isLive, isFirst, isBusy, onAsk }: VersionRowProps) {
  const { t } = useTranslator()
  const when = useWhen()
  const { at, reason, units } = version
  const facts = [
    when(at),
    publication && t('publish.count', { count: publication.changes }),
    units !== null && units > 0 && t('publish.units', { count: units }),
  ]
  const name = when(at)
  return (
    <li className={joinClasses(styles.row, styles.version)}>
      <Avatar name={who} size="small" title={who} />
      <div className={styles.text}>
        {publication?.note && <b>{publication.note}</b>}
        <span>{t(reason === 'import' ? 'publish.reason.import' : 'publish.reason.publication', { who })}</span>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        <div className={styles.acts}>
          {!isLive && (
            <Button
              variant="plain"
              size="small"
              loading={isBusy}
              aria-label={t('publish.restore_named', { when: name })}
              onClick={() => onAsk('restore')}
            >
              <StudioIcon name="history" size="small" />
              {t('publish.restore')}
            </Button>
          )}
          {!isFirst && (
            <Button
              variant="plain"
              size="small"
              loading={isBusy}
              aria-label={t('publish.undo_named', { when: name })}
              onClick={() => onAsk('undo')}
            >
              <StudioIcon name="undo" size="small" />
              {t('publish.undo')}
            </Button>
          )}
        </div>
      </div>
      {isLive && (
        <Tag kind="good" hasDot>
          {t('pill.live')}
        </Tag>
      )}
    </li>
  )
}

interface AskFirstProps {
  readonly asked: Asked
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

function AskFirst({ asked: { version, act }, isBusy, onConfirm, onClose }: AskFirstProps) {
  const { t } = useTranslator()
  const when = useWhen()
  const isRestore = act === 'restore'
  return (
    <Notice icon="info" title={t(isRestore ? 'publish.restore_title' : 'publish.undo_title')} onClose={onClose}>
      <p>{t(isRestore ? 'publish.restore_text' : 'publish.undo_text', { when: when(version.at) })}</p>
      <NoticeActions>
        <Button onClick={onClose}>{t('publish.cancel')}</Button>
        <Button variant="filled" loading={isBusy} onClick={onConfirm}>
          {t(isRestore ? 'publish.restore' : 'publish.undo')}
        </Button>
      </NoticeActions>
    </Notice>
  )
}
