import type { ReactNode } from 'react'
import type { ManagedDraftEntry } from '#contract/drafts.ts'
import type { FileVersion } from '#contract/versions.ts'
import { joinNames } from '#i18n/join-words.ts'
import { PageHead } from '#studio/box/page-head.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useWhen } from '#studio/person/use-when.ts'
import type { DraftList } from './draft-list.ts'
import { sayWho, whoKey } from './who-names.ts'

interface PublishHeadProps {
  readonly list: DraftList
  readonly entries: readonly ManagedDraftEntry[]
  readonly versions: readonly FileVersion[] | null
  /** Visitors can open the catalogue. */
  readonly isOpen: boolean
  /** At the end. */
  readonly children?: ReactNode
}

const NO_NAMES: ReadonlyMap<string, string> = new Map()

/** How many changes wait, by whom, and since when. */
export function PublishHead({ list, entries, versions, isOpen, children }: PublishHeadProps) {
  const translator = useTranslator()
  const { t } = translator
  const me = useMe()
  const when = useWhen()
  const authors = new Map(entries.map(({ by }) => [whoKey(by), by]))
  const names = [...authors].map(([key, by]) => (key === whoKey(me) ? t('publish.you') : sayWho(t, by, NO_NAMES)))
  const [live] = versions ?? []
  const sentences = [
    names.length > 0 && t('publish.by', { names: joinNames(translator, names) }),
    isOpen && live && t('publish.since', { when: when(live.at) }),
    t('publish.live_at_once'),
  ]
  return (
    <PageHead
      title={
        list.total === 0
          ? t(isOpen ? 'publish.title_none' : 'publish.title_none_closed')
          : t(isOpen ? 'publish.title' : 'publish.title_closed', { count: list.total })
      }
      text={sentences.filter(Boolean).join(' ')}
    >
      {children}
    </PageHead>
  )
}
