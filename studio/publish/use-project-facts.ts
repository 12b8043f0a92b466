import { useCallback, useEffect, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { Currency } from '#domain/price/currency.ts'
import { DEFAULT_TIME_ZONE } from '#domain/project/time-zone.ts'
import { readAccount, readProjectFile } from './publish-calls.ts'

/** What the screen needs to know of the live project. */
export interface ProjectFacts {
  /** The live project as an import file; null for a group. */
  readonly file: object | null
  readonly currency: Currency | null
  readonly timeZone: string
}

/** Reads the names, the currency and the time zone of the live project. Null until they are loaded. */
export function useProjectFacts({ project_id }: Catalogue) {
  const [facts, setFacts] = useState<ProjectFacts | null>(null)
  const load = useCallback(async () => {
    // Without an answer the screen shows own ids instead of names.
    const [file, account] = await Promise.all([
      project_id === null ? null : readProjectFile(project_id).catch(() => null),
      readAccount().catch(() => null),
    ])
    const project: object = (file && Reflect.get(file, 'project')) ?? {}
    setFacts({
      file,
      currency: Reflect.get(project, 'currency') ?? null,
      timeZone: Reflect.get(project, 'time_zone') ?? account?.time_zone ?? DEFAULT_TIME_ZONE,
    })
  }, [project_id])
  useEffect(() => void load(), [load])
  return { facts, load }
}
