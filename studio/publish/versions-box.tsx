import { useState } from 'react'
import type { Publication } from '#contract/publications.ts'
import type { FileVersion } from '#contract/versions.ts'
import { Box } from '#studio/box/box.tsx'
import { Tag } from '#studio/box/tag.tsx'
import type { DraftHome } from '#studio/draft/draft-home.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Avatar } from '#studio/person/avatar.tsx'
import { useWhen } from '#studio/person/use-when.ts'
import { ServerButton } from '#studio/project/server-button.tsx'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { type RestoreAct, RestoreDialog } from './restore-dialog.tsx'
import styles from './rows.module.css'
import { useConflictAct } from './use-conflict-act.ts'
import { useVersionNames, type useVersions } from './use-versions.ts'
import { sayWho, type WhoNames } from './who-names.ts'

interface VersionsBoxProps {
  readonly home: DraftHome
  readonly list: ReturnType<typeof useVersions>
  readonly publications: readonly Publication[]
  readonly whoNames: WhoNames
  /** Visitors can open the catalogue. */
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly onRestore: (version: FileVersion, act: RestoreAct) => void
}

type Asked = { readonly version: FileVersion; readonly act: RestoreAct }

/** What visitors saw after each import and publication. An older one can be put into the draft. */
export function VersionsBox({ home, list, publications, whoNames, isOpen, isBusy, onRestore }: VersionsBoxProps) {
  const { t } = useTranslator()
  const { versions, hasMore, reload, loadMore } = list
  const names = useVersionNames(versions, whoNames)
  const { act, isBusy: isLoading } = useConflictAct(reload)
  const [asked, setAsked] = useState<Asked | null>(null)
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
            isNewest={index === 0}
            isOpen={isOpen}
            isFirst={!hasMore && index === versions.length - 1}
            isBusy={isBusy}
            onAsk={(what) => setAsked({ version, act: what })}
          />
        ))}
      </ul>
      {hasMore && (
        <div className={styles.more}>
          <Button variant="plain" size="small" loading={isLoading} onClick={() => act(loadMore)}>
            {t('publish.more_versions')}
          </Button>
        </div>
      )}
      {asked && (
        <RestoreDialog
          home={home}
          {...asked}
          onConfirm={() => {
            setAsked(null)
            onRestore(asked.version, asked.act)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  )
}

interface VersionRowProps {
  readonly version: FileVersion
  readonly who: string
  /** What made it; null if it is not known. */
  readonly publication: Publication | null
  readonly isNewest: boolean
  /** Visitors can open the catalogue. */
  readonly isOpen: boolean
  /** Nothing was before it. */
  readonly isFirst: boolean
  readonly isBusy: boolean
  readonly onAsk: (act: RestoreAct) => void
}

function VersionRow({ version, who, publication, isNewest, isOpen, isFirst, isBusy, onAsk }: VersionRowProps) {
  const { t } = useTranslator()
  const when = useWhen()
  const { at, reason, units } = version
  const facts = [
    when(at),
    publication && t('publish.count', { count: publication.changes }),
    units !== null && units > 0 && t('common.units', { count: units }),
  ]
  const name = when(at)
  // The form of a new project makes an empty one. Nobody knows that as an import.
  const isMade = isFirst && reason === 'import' && units === 0 && version.who.kind === 'person'
  return (
    <li className={joinClasses(styles.row, styles.version)}>
      <Avatar name={who} size="small" title={who} />
      <div className={styles.text}>
        {publication?.note && <b>{publication.note}</b>}
        <span>{t(isMade ? 'publish.reason.made' : `publish.reason.${reason}`, { who })}</span>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        <div className={styles.acts}>
          {!(isNewest && isOpen) && (
            <ServerButton
              variant="plain"
              size="small"
              loading={isBusy}
              aria-label={t('publish.restore_named', { when: name })}
              onClick={() => onAsk('restore')}
            >
              <StudioIcon name="history" size="small" />
              {t('publish.restore')}
            </ServerButton>
          )}
          {!isFirst && (
            <ServerButton
              variant="plain"
              size="small"
              loading={isBusy}
              aria-label={t('publish.undo_named', { when: name })}
              onClick={() => onAsk('undo')}
            >
              <StudioIcon name="undo" size="small" />
              {t('publish.undo')}
            </ServerButton>
          )}
        </div>
      </div>
      {isNewest && isOpen && (
        <Tag kind="good" hasDot>
          {t('pill.live')}
        </Tag>
      )}
    </li>
  )
}
