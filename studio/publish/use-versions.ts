import { useEffect, useState } from 'react'
import type { FileVersion, VersionsAnswer } from '#contract/versions.ts'
import { manage } from '#studio/api/manage.ts'
import { type DraftHome, homeCall } from '#studio/draft/draft-home.ts'
import { useReading } from '#studio/reading/use-reading.ts'
import { type WhoNames, whoKey } from './who-names.ts'

const PAGE_SIZE = 10

/** The versions of a project or group, as many as were asked for. */
export function useVersions(home: DraftHome) {
  const { call, params } = homeCall(home, 'listProjectVersions')
  const readPage = (before?: number, signal?: AbortSignal) =>
    manage(call, { params, query: { limit: PAGE_SIZE, before }, signal })
  // Reads the newest again. Older ones that are shown stay. The rest of the screen works without the versions.
  const { data, reload, change } = useReading<VersionsAnswer>(home, async (signal, known) =>
    withNewest(await readPage(undefined, signal), known),
  )
  const loadMore = async () => {
    const page = await readPage(data?.next ?? undefined)
    change((before) => ({ data: [...before.data, ...page.data], next: page.next }))
  }
  return { versions: data?.data ?? null, hasMore: data !== null && data.next !== null, reload, loadMore }
}

/** The newest page, followed by older versions that were shown before. */
function withNewest(page: VersionsAnswer, before: VersionsAnswer | null): VersionsAnswer {
  const last = page.data.at(-1)?.id ?? 0
  const older = before?.data.filter(({ id }) => id < last) ?? []
  return { data: [...page.data, ...older], next: older.length > 0 ? (before?.next ?? null) : page.next }
}

/** Finds the names of those who made versions in the history, once for each of them. */
export function useVersionNames(versions: readonly FileVersion[] | null, known: WhoNames): WhoNames {
  const [found, setFound] = useState<WhoNames>(new Map())
  useEffect(() => {
    const unknown = new Map(
      (versions ?? [])
        .filter(({ who, batch }) => batch !== null && (who.kind === 'person' || who.kind === 'key') && who.id !== null)
        .filter(({ who }) => !known.has(whoKey(who)) && !found.has(whoKey(who)))
        .map(({ who, batch }) => [whoKey(who), batch ?? '']),
    )
    if (unknown.size === 0) return
    void Promise.all(
      [...unknown].map(async ([key, batch]) => {
        const { data } = await manage('listHistory', { query: { batch, limit: 1 } })
        return [key, data[0]?.who.name ?? ''] as const
      }),
      // Without an answer a word says what it was.
    ).then(
      (names) => setFound((before) => new Map([...before, ...names])),
      () => {},
    )
  }, [versions, known, found])
  return new Map([...found, ...known])
}
