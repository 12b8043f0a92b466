import type { ChessPlusMode } from '#domain/address/query.ts'
import { StopSlider } from '#ui/field/stop-slider.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { modeKey } from './mode-key.ts'
import styles from './plus-bar.module.css'

interface ModeSliderProps {
  readonly mode: ChessPlusMode
  readonly modes: readonly ChessPlusMode[]
  readonly onChange: () => void
}

/** Selects what the cells show. */
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
