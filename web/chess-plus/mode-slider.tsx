import type { ChessPlusMode } from '#domain/address/query.ts'
import type { Project } from '#domain/project/project.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { StopSlider } from '#web/ui/stop-slider.tsx'
import styles from './plus-bar.module.css'

interface ModeSliderProps {
  readonly mode: ChessPlusMode
  readonly modes: readonly ChessPlusMode[]
  readonly onChange: () => void
}

/** The toggle slider: what a cell says. */
export function ModeSlider({ mode, modes, onChange }: ModeSliderProps) {
  const { t } = useTranslator()
  const { project } = useProject().data
  const { setViewState } = useNavigation()
  return (
    <div data-tour="mode" className={styles.mode}>
      <StopSlider
        label={t('chess.mode')}
        value={mode}
        stops={modes.map((value) => ({ value, label: t(modeKey(value, project)) }))}
        onChange={(chosen) => {
          setViewState({ mode: chosen })
          onChange()
        }}
      />
    </div>
  )
}

/** The name of a mode in a project that counts rooms or bedrooms, square metres or feet. */
export function modeKey(mode: ChessPlusMode, { rooms_basis, area_unit }: Project): MessageKey {
  switch (mode) {
    case 'rooms':
      return `chess.mode_${rooms_basis}`
    case 'price_m2':
      return `field.price_per_${area_unit}`
    default:
      return `chess.mode_${mode}`
  }
}
