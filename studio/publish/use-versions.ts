import { useCallback, useEffect, useState } from 'react'
import type { HistoryAnswer } from '#contract/history.ts'
import type { FileVersion, VersionsAnswer } from '#contract/versions.ts'
import { readManage } from '#studio/api/call-manage.ts'
import { readVersions } from './publish-calls.ts'
import { type WhoNames, whoKey } from './who-names.ts'

/** The versions of a project or group, as many as were asked for. */
export function useVersions(home: string) {
  const [shown, setShown] = useState<VersionsAnswer | null>(null)
  /** Reads the newest again. Older ones that are shown stay. */
  const load = useCallback(async () => {
    // The rest of the screen works without the versions.
    const page = await readVersions(home, null).catch(() => null)
    if (page) setShown((before) => withNewest(page, before))
  }, [home])
  const loadMore = async () => {
    const page = await readVersions(home, shown?.next ?? null)
    setShown((before) => ({ data: [...(before?.data ?? []), ...page.data], next: page.next }))
  }
  useEffect(() => void load(), [load])
  return { versions: shown?.data ?? null, hasMore: shown !== null && shown.next !== null, load, loadMore }
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
        const answer = await readManage<HistoryAnswer>('GET', `history?batch=${encodeURIComponent(batch)}&limit=1`)
        return [key, answer.data[0]?.who.name ?? ''] as const
      }),
      // Without an answer a word says what it was.
    ).then(
      (names) => setFound((before) => new Map([...before, ...names])),
      () => {},
    )
  }, [versions, known, found])
  return new Map([...found, ...known])
}
