import { type KeyboardEvent, Suspense, useMemo, useState } from 'react'
import { groupRows } from '#domain/draft/change-groups.ts'
import { PROJECT } from '#domain/draft/entity.ts'
import { ScreenLink } from '#studio/address/screen-link.tsx'
import { EmptyState } from '#studio/box/empty-state.tsx'
import { PageHead } from '#studio/box/page-head.tsx'
import { useCurrentCatalogue } from '#studio/catalogue/catalogue-context.ts'
import type { ChangedUnit } from '#studio/compare/find-unit.ts'
import { ZoneContext } from '#studio/format/zone-context.ts'
import { ScreenPage } from '#studio/frame/screen-page.tsx'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { useMe } from '#studio/person/me-context.ts'
import { ServerButton } from '#studio/project/server-button.tsx'
import { OlderPointer } from '#studio/release/older-pointer.tsx'
import { orOlder } from '#studio/release/or-older.ts'
import { Button } from '#ui/button/button.tsx'
import { classOfButton } from '#ui/button/button-look.ts'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { quietLazy } from '#ui/lazy/quiet-lazy.ts'
import { ChangeGroup } from './change-group.tsx'
import { changedUnits } from './changed-units.ts'
import { ChecksBox } from './checks-box.tsx'
import { OpeningBox } from './opening-box.tsx'
import { PlannedBox } from './planned-box.tsx'
import { PreviewBox } from './preview-box.tsx'
import { PublishBox } from './publish-box.tsx'
import { PublishHead } from './publish-head.tsx'
import styles from './publish-screen.module.css'
import { SayingContext } from './saying-context.ts'
import { entriesOf, usePublish } from './use-publish.ts'
import { VersionsBox } from './versions-box.tsx'
import { namesOfAuthors } from './who-names.ts'

const CompareDialog = quietLazy(
  orOlder(async () => (await import('#studio/compare/compare-dialog.tsx')).CompareDialog, OlderPointer),
)

/** What is not published yet, what stops it, and what visitors saw before. */
export function PublishScreen() {
  const { t } = useTranslator()
  // Its frame stays while the content loads, and so does the focus.
  return (
    <ScreenPage title={t('nav.publish')}>
      <Content />
    </ScreenPage>
  )
}

function Content() {
  const translator = useTranslator()
  const { t } = translator
  const me = useMe()
  const catalogue = useCurrentCatalogue()
  const publish = usePublish(catalogue)
  const { home, list, names, draft, project, publications, versions } = publish
  const { rows, unticked, fresh, planned, ticked, opening, checked, done, note, reload, acts } = publish
  const { fault } = draft
  const entries = useMemo(() => [...(list?.entries.values() ?? [])], [list])
  const { facts } = project
  const saying = useMemo(() => ({ translator, names, currency: facts?.currency ?? null }), [translator, names, facts])
  const units = useMemo(() => changedUnits(saying, rows), [saying, rows])
  const [compared, setCompared] = useState<{ readonly first: ChangedUnit | null } | null>(null)
  const whoNames = useMemo(() => namesOfAuthors(entries, me), [entries, me])
  if (!list || !facts) {
    return (
      <>
        {list ? (
          <PublishHead list={list} entries={entries} versions={versions.versions} isOpen={catalogue.published} />
        ) : (
          <PageHead title={t('nav.publish')} />
        )}
        {fault ? <Away fault={t(fault)} onAgain={() => void draft.reload()} /> : <Loading />}
      </>
    )
  }
  const changesCurrency = list.entries.has(`project currency ${PROJECT.id}`)
  const count = list.isComplete ? ticked.length : list.total
  const address = catalogue.published
    ? new URL(`/${catalogue.default_lang}/${catalogue.token}`, catalogue.url).href
    : null
  const marks = { unticked, fresh, planned, timeZone: facts.timeZone }
  const isChecking = checked.isChecking || publish.isEditing || !list.isComplete
  return (
    <ZoneContext value={facts.timeZone}>
      <SayingContext value={saying}>
        <PublishHead list={list} entries={entries} versions={versions.versions} isOpen={catalogue.published}>
          {address !== null && (
            <a href={address} target="_blank" rel="noreferrer" className={classOfButton({ size: 'small' })}>
              {t('publish.open_catalogue')}
            </a>
          )}
          {list.total > 0 && (
            <Button size="small" onClick={() => setCompared({ first: null })}>
              <StudioIcon name="split" size="small" />
              {t('compare.open')}
            </Button>
          )}
          {rows.length > 1 && (
            <ServerButton
              size="small"
              variant="plain"
              loading={publish.isEditing}
              onClick={() => acts.drop(entriesOf(rows))}
            >
              <StudioIcon name="undo" size="small" />
              {t('publish.revert_all')}
            </ServerButton>
          )}
        </PublishHead>
        {compared && (
          <Suspense>
            <CompareDialog
              catalogue={catalogue}
              units={units}
              first={compared.first}
              onClose={() => setCompared(null)}
            />
          </Suspense>
        )}
        <div className={styles.hub}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between the ticks inside. */}
          <div className={styles.changes} onKeyDown={stepThroughTicks}>
            {fault && <Away fault={t(fault)} onAgain={() => void draft.reload()} />}
            {!catalogue.published && <OpeningBox isTicked={opening.isTicked} onTick={opening.tick} />}
            {checked.fault && <Away fault={t(checked.fault)} onAgain={checked.again} />}
            {checked.check && (
              <ChecksBox
                check={checked.check}
                isBusy={publish.isEditing}
                onSettle={acts.settle}
                onTick={(some) => acts.tick(some, true)}
                onDrop={acts.drop}
                onReload={() => void reload()}
              />
            )}
            {groupRows(rows).map(([group, some]) => (
              <ChangeGroup
                key={group}
                group={group}
                rows={some}
                changesCurrency={changesCurrency}
                check={checked.isChecking ? null : checked.check}
                marks={marks}
                isBusy={publish.isEditing}
                onTick={(ofGroup, value) => acts.tick(entriesOf(ofGroup), value)}
                onRevert={(some) => acts.drop(entriesOf(some))}
                onCompare={({ entity }) => setCompared({ first: units.find(({ id }) => id === entity.id) ?? null })}
              />
            ))}
            {list.total === 0 && (
              <EmptyState picture="published" title={t('publish.nothing')} text={t('publish.nothing_text')}>
                {catalogue.project_id !== null && (
                  <ScreenLink
                    to={{ name: 'units', catalogue: catalogue.id }}
                    className={classOfButton({ variant: 'quiet' })}
                  >
                    {t('view_menu.premises')}
                  </ScreenLink>
                )}
              </EmptyState>
            )}
          </div>
          <div className={styles.side}>
            <PublishBox
              key={facts.timeZone}
              hasChanges={list.total > 0}
              count={count}
              opens={opening.isTicked}
              canPublish={checked.check?.can_publish === true && !isChecking}
              isChecking={(count > 0 || opening.isTicked) && isChecking}
              isBusy={publish.isPublishing}
              address={address}
              timeZone={facts.timeZone}
              done={done}
              note={note}
              onNote={acts.setNote}
              onPublish={acts.publish}
            />
            <PlannedBox
              publications={publications.publications}
              hasDraft={list.total > 0}
              timeZone={facts.timeZone}
              whoNames={whoNames}
              isBusy={publish.isWithdrawing}
              onWithdraw={acts.withdraw}
            />
            <PreviewBox catalogue={catalogue.id} whoNames={whoNames} />
            <VersionsBox
              home={home}
              list={versions}
              publications={publications.publications}
              whoNames={whoNames}
              isOpen={catalogue.published}
              isBusy={publish.isEditing}
              onRestore={acts.restore}
            />
          </div>
        </div>
      </SayingContext>
    </ZoneContext>
  )
}

/** The arrow keys go from tick to tick, past the other buttons of the rows. */
function stepThroughTicks(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const ticks = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]:enabled')]
  const at = event.target instanceof HTMLInputElement ? ticks.indexOf(event.target) : -1
  if (at < 0) return
  event.preventDefault()
  ticks[at + step]?.focus()
}

interface AwayProps {
  readonly fault: string
  readonly onAgain: () => void
}

function Away({ fault, onAgain }: AwayProps) {
  const { t } = useTranslator()
  return (
    <Notice kind="fault">
      <div className={styles.notice}>
        <p>{fault}</p>
        <Button size="small" onClick={onAgain}>
          {t('control.try_again')}
        </Button>
      </div>
    </Notice>
  )
}

/** The shape of the screen while its data is loaded. */
function Loading() {
  return (
    <div className={styles.hub} aria-busy="true">
      <div className={styles.changes}>
        <Skeleton height="11rem" />
        <Skeleton height="8rem" />
      </div>
      <div className={styles.side}>
        <Skeleton height="12rem" />
        <Skeleton height="9rem" />
      </div>
    </div>
  )
}
