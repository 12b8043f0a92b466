import type { PanelRoute } from '#domain/address/address.ts'
import type { Panel } from '#domain/overlay/overlay.ts'
import type { PanelText } from '#domain/overlay/panel-text.ts'
import { formatDate } from '#i18n/format-date.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordPlaceFree } from '#i18n/word-kinds.ts'
import { wordStorey } from '#i18n/word-place.ts'
import { wordInstance } from '#i18n/word-unit.ts'
import { type LoadedProject, useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { usePlaceFigures } from '#web/choice/use-place-figures.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { usePanelText } from './use-panel-text.ts'

/** The title of a panel and a muted note: the estate of a unit, the free units of a storey. */
export interface PanelTitle {
  readonly name: string
  readonly note?: string | undefined
}

/** The title of a panel: its unit, storey, estate or project, or the heading of its text. */
export function usePanelTitle({ route, template }: Panel): PanelTitle {
  const translator = useTranslator()
  const { token, project } = useCatalogue()
  const textOf = usePanelText()
  const figuresOf = usePlaceFigures()
  if (!route) return textTitle(translator, textOf(template)) ?? { name: token.settings.name }
  if (!project) return { name: translator.t('message.loading') }
  return titleOf({ translator, project, figuresOf }, route) ?? { name: translator.t('message.not_available') }
}

function textTitle(translator: Translator, text: PanelText | null): PanelTitle | null {
  if (!text) return null
  const { title, until } = text
  const note = until === null ? undefined : translator.t('promotion.until', { date: formatDate(translator, until) })
  return { name: title, note }
}

interface Sources {
  readonly translator: Translator
  readonly project: LoadedProject
  readonly figuresOf: ReturnType<typeof usePlaceFigures>
}

function titleOf(sources: Sources, route: PanelRoute): PanelTitle | null {
  const { translator, project } = sources
  switch (route.type) {
    case 'details':
    case 'preview':
      return unitTitle(translator, route.id, project)
    case 'group':
      return storeyTitle(sources, route.id)
    case 'info':
      return route.context === 'estate' ? estateTitle(route.id, project) : { name: project.data.project.name }
  }
}

function unitTitle(translator: Translator, id: number, { chess }: LoadedProject): PanelTitle | null {
  const unit = chess.instanceById.get(id)
  return unit ? { name: wordInstance(translator, unit.layout.type, unit.number), note: unit.estate.name } : null
}

function storeyTitle({ translator, project, figuresOf }: Sources, id: number): PanelTitle | null {
  const storey = project.chess.storeyById.get(id)
  return storey
    ? { name: wordStorey(translator, storey), note: wordPlaceFree(translator, figuresOf(storey), 'with all') }
    : null
}

function estateTitle(id: number, { chess }: LoadedProject): PanelTitle | null {
  const estate = chess.estateById.get(id)
  return estate ? { name: estate.name } : null
}
