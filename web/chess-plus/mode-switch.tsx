import { CHESS_PLUS_MODES, type ChessPlusMode } from '#domain/address/query.ts'
import type { Project } from '#domain/project/project.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { Segmented } from '#web/ui/segmented.tsx'

/** The toggle slider: what a cell says. */
export function ModeSwitch({ onChange }: { onChange: () => void }) {
  const { t } = useTranslator()
  const { project } = useProject().data
  const { viewState, setViewState } = useNavigation()
  return (
    <div data-tour="mode">
      <Segmented
        label={t('chess.mode')}
        value={viewState.mode}
        options={CHESS_PLUS_MODES.map((mode) => ({ value: mode, label: t(modeKey(mode, project)) }))}
        onChange={(mode) => {
          setViewState({ mode })
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
