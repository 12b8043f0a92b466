import { useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import { isStreetOfHouses } from '#domain/chess/street-of-houses.ts'
import { wordSection } from '#i18n/word-place.ts'
import { Segmented } from '#ui/field/segmented.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import glass from './glass.module.css'
import { listedSection, type PickerSection, pickerSections } from './picker-model.ts'
import { targetOf } from './region-key.ts'
import { keyOf } from './shown-region.ts'
import { StoreyList } from './storey-list.tsx'
import styles from './storey-picker.module.css'
import type { Pointing } from './use-pointed-target.ts'
import type { Turning } from './use-turn.ts'

interface StoreyPickerProps {
  /** The picture with the current frame. */
  readonly picture: InteractiveData
  readonly pointing: Pointing
  readonly turning: Turning | null
}

/** The list of storeys beside a building. Pointing at one marks it in the picture, and the reverse. */
export function StoreyPicker({ picture, pointing, turning }: StoreyPickerProps) {
  const { t } = useTranslator()
  const { chess } = useProject()
  const sections = pickerSections(picture.storeys, chess)
  const pointed = pointing.pointed ? targetOf(pointing.pointed.key) : null
  const [chosen, setChosen] = useState<number | null>(null)
  const listed = listedSection(sections, pointed?.kind === 'storey' ? pointed.id : null, chosen)
  // A street of houses has no storeys to choose.
  if (!listed || sections.every(({ section }) => isStreetOfHouses(section.estate))) return null
  // Keeps the section when the visitor points at something else.
  if (listed.section.id !== chosen) setChosen(listed.section.id)
  const choose = (next: PickerSection) => {
    pointing.point(null)
    setChosen(next.section.id)
    const keys = next.storeys.map(({ id }) => keyOf({ kind: 'storey', id }))
    const isShown = picture.frame.regions.some(({ target }) => keys.includes(keyOf(target)))
    if (!isShown) turning?.show(keys)
  }
  return (
    <aside
      className={joinClasses(glass.glass, styles.picker)}
      data-tour="picture"
      aria-label={t('interactive.storeys_label')}
    >
      {sections.length > 1 && <SectionSwitch sections={sections} listed={listed} onChoose={choose} />}
      <StoreyList key={listed.section.id} storeys={listed.storeys} pointing={pointing} />
    </aside>
  )
}

/** More numbers than this do not fit the width of the list. */
const MOST_SIDE_BY_SIDE = 4

interface SectionSwitchProps {
  readonly sections: readonly PickerSection[]
  readonly listed: PickerSection
  readonly onChoose: (section: PickerSection) => void
}

function SectionSwitch({ sections, listed, onChoose }: SectionSwitchProps) {
  const translator = useTranslator()
  const isSmall = useScreenSize() === 'small'
  if (isSmall) {
    // The rail has room for one section. A tap goes to the next.
    const next = sections[(sections.indexOf(listed) + 1) % sections.length] ?? listed
    return (
      <button
        type="button"
        className={styles.next}
        aria-label={wordSection(translator, listed.section)}
        onClick={() => onChoose(next)}
      >
        <small>{translator.t('field.section')}</small>
        {shortNameOf(listed)}
      </button>
    )
  }
  const isNumbered = sections.length <= MOST_SIDE_BY_SIDE && sections.every(({ section }) => section.name === null)
  const choice = {
    label: translator.t('field.section'),
    value: String(listed.section.id),
    options: sections.map(({ section }) => ({
      value: String(section.id),
      label: isNumbered ? String(section.number) : wordSection(translator, section),
    })),
    onChange: (id: string) => onChoose(sections.find(({ section }) => String(section.id) === id) ?? listed),
  }
  if (!isNumbered) {
    return (
      <div className={styles.sections}>
        <Select {...choice} />
      </div>
    )
  }
  return (
    <div className={styles.sections}>
      <span className={styles.caption} aria-hidden="true">
        {choice.label}
      </span>
      <Segmented {...choice} />
    </div>
  )
}

/** A name that fits the rail: the number, or the first letter of the name. */
function shortNameOf({ section: { name, number } }: PickerSection): string {
  return name === null ? String(number) : ([...name][0] ?? '')
}
