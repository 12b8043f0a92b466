import { useMemo, useState } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import type { Size } from '#domain/picture/viewport.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { fullLabel, type LabelForm, labelFormsOf, labelSize } from './label-forms.ts'
import { createTextWidth } from './text-width.ts'

/** The texts and sizes of labels. */
interface Labels {
  /** The forms of a label, the longest first. */
  readonly forms: (instance: Instance) => readonly LabelForm[]
  /** The fullest form. */
  readonly full: (instance: Instance) => LabelForm
  /** The size in CSS pixels. */
  readonly sizeOf: (form: LabelForm) => Size
}

/** The labels of units in the visitor's language. The same object until the language or the project changes. */
export function useLabels(): Labels {
  const translator = useTranslator()
  const words = useUnitWords()
  const { project } = useProject().data
  const [widthOf] = useState(createTextWidth)
  return useMemo((): Labels => {
    const wording = { translator, words, project }
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    return {
      forms: (instance) => labelFormsOf(wording, instance),
      full: (instance) => fullLabel(wording, instance),
      sizeOf: (form) => {
        const { width, height } = labelSize(form, widthOf)
        return { width: width * rem, height: height * rem }
      },
    }
  }, [translator, words, project, widthOf])
}
