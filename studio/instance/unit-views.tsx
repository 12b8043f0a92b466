import { useEffect, useRef, useState } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { isSameContent, type ViewContent } from '#domain/unit-table/saved-view.ts'
import { UNIT_VIEWS } from '#domain/unit-table/unit-views.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { Segmented } from '#ui/field/segmented.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { ViewDialog } from './later-parts.tsx'
import styles from './unit-views.module.css'
import type { UnitLayoutChoice } from './use-unit-layout.ts'
import type { UnitList } from './use-unit-list.ts'
import { useViewActs } from './use-view-acts.ts'
import { ViewMenu } from './view-menu.tsx'

interface UnitViewsProps {
  readonly list: UnitList
  readonly layout: UnitLayoutChoice
}

/**
 * The views of the units with their counts: those of every project, the shared ones, and the person's own. Beside them
 * the choice between table and chess.
 */
export function UnitViews({ list, layout }: UnitViewsProps) {
  const { t } = useTranslator()
  const mayShare = hasDuty(useMe().role, 'describe')
  const { mode, onMode, view, onView, counts, saved, savedView, base, filter } = list
  const [asking, setAsking] = useState<'save' | 'rename' | 'delete' | null>(null)
  const acts = useViewActs(list, layout)
  const content: ViewContent = { base, filter, group: layout.group, columns: layout.columns }
  const isModified = savedView !== null && !isSameContent(content, savedView.content)
  const open = (one: typeof view) => {
    layout.onReset()
    onView(one)
  }
  const close = () => setAsking(null)
  const isLarge = useScreenSize() === 'large'
  const nav = useRef<HTMLElement>(null)
  const count = saved.views.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current view moves when it is chosen and when views are loaded
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [view, count])
  return (
    <div className={styles.bar}>
      <nav ref={nav} className={styles.views} aria-label={t('units.views')}>
        {UNIT_VIEWS.filter((one) => mayShare || one !== 'changed').map((one) => (
          <button key={one} type="button" aria-current={one === view ? 'true' : undefined} onClick={() => open(one)}>
            {t(`units.view.${one}`)} <span>{counts.get(one)}</span>
          </button>
        ))}
        {saved.views.map(({ id, name, shared }) => (
          <div key={id} className={styles.saved}>
            <button type="button" aria-current={id === view ? 'true' : undefined} onClick={() => open(id)}>
              {!shared && (
                <>
                  <Icon name="lock" size="small" />
                  <VisuallyHidden>{t('units.saved.own')}</VisuallyHidden>
                </>
              )}
              <bdi>{name}</bdi>
              {id === view && isModified && (
                <i className={styles.modified} title={t('units.saved.modified')}>
                  <VisuallyHidden>{t('units.saved.modified')}</VisuallyHidden>
                </i>
              )}{' '}
              <span>{counts.get(id)}</span>
            </button>
            {savedView?.id === id && (mayShare || !shared) && (
              <ViewMenu
                view={savedView}
                isModified={isModified}
                mayShare={mayShare}
                onRename={() => setAsking('rename')}
                onUpdate={() => acts.update(savedView, content)}
                onShare={() => acts.share(savedView, !shared)}
                onDelete={() => setAsking('delete')}
              />
            )}
          </div>
        ))}
        <button
          type="button"
          className={styles.add}
          aria-label={t('units.saved.save')}
          title={t('units.saved.save')}
          onClick={() => setAsking('save')}
        >
          <Icon name="plus" size="small" />
        </button>
      </nav>
      <Segmented
        label={t('units.mode')}
        small
        iconsOnly={!isLarge}
        value={mode}
        options={[
          { value: 'table', label: t('units.mode.table'), icon: 'table' },
          { value: 'chess', label: t('units.mode.chess'), icon: 'chess' },
        ]}
        onChange={onMode}
      />
      {asking && (
        <ViewDialog
          asking={asking}
          view={savedView}
          mayShare={mayShare}
          onSave={(name, shared) => acts.save(name, shared, content)}
          onRename={acts.rename}
          onDelete={acts.remove}
          onClose={close}
        />
      )}
    </div>
  )
}
