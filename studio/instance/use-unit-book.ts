import { useMemo, useState } from 'react'
import { nextUnits } from '#domain/unit-table/next-units.ts'
import type { ReadingContext } from '#domain/unit-table/read-marks.ts'
import type { ReadUnits } from '#domain/unit-table/read-units.ts'
import type { UnitBook } from '#domain/unit-table/unit-facts.ts'
import type { UnitSource } from '#domain/unit-table/unit-reader.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'

/** The units of the project as they are now. After a change only the units that it is about are read again. */
export function useUnitBook(now: Date): UnitBook {
  const { project } = useProjectState()
  const { default_lang: defaultLang } = useProject().catalogue
  const { time_zone: accountZone } = useMe().account
  const lang = useTranslator().language.code
  const [read] = useState(createReader)
  const context = useMemo(
    (): ReadingContext => ({ lang, defaultLang, accountZone, now }),
    [lang, defaultLang, accountZone, now],
  )
  return useMemo(() => read(project, context), [read, project, context])
}

/** Keeps what was read last, which the next reading begins with. */
function createReader() {
  let last: ReadUnits | null = null
  return (source: UnitSource, context: ReadingContext): UnitBook => {
    last = nextUnits(last, source, context)
    return last.book
  }
}
