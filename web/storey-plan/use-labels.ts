import { useMemo, useState } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import type { Size } from '#domain/picture/viewport.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { fullRung, type Rung, rungSize, rungsOf } from './label-rungs.ts'
import { createTextWidth } from './text-width.ts'

/** How units are labelled: with what words, and how large. */
export interface Labels {
  /** From long to short. */
  readonly rungs: (instance: Instance) => readonly Rung[]
  /** All there is to say. */
  readonly full: (instance: Instance) => Rung
  /** In pixels of the screen. */
  readonly sizeOf: (rung: Rung) => Size
}

/** The labels of units in the visitor's language; the same object as long as that and the project stay. */
export function useLabels(): Labels {
  const translator = useTranslator()
  const words = useUnitWords()
  const { project } = useProject().data
  const [widthOf] = useState(createTextWidth)
  return useMemo((): Labels => {
    const wording = { translator, words, project }
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    return {
      rungs: (instance) => rungsOf(wording, instance),
      full: (instance) => fullRung(wording, instance),
      sizeOf: (rung) => {
        const { width, height } = rungSize(rung, widthOf)
        return { width: width * rem, height: height * rem }
      },
    }
  }, [translator, words, project, widthOf])
}
