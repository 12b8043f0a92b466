import type { PanelRoute } from '#domain/address/address.ts'
import type { Panel } from '#domain/overlay/overlay.ts'
import { wordInstance } from '#i18n/word-unit.ts'
import { type LoadedProject, useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'

/** What a panel is called: the unit, storey, estate or project it shows; an html panel brings its own headings. */
export function usePanelTitle({ route }: Panel): string {
  const translator = useTranslator()
  const { token, project } = useCatalogue()
  if (!route) return token.settings.name
  return (project && titleOf(translator, route, project)) ?? translator.t('message.loading')
}

function titleOf(
  translator: ReturnType<typeof useTranslator>,
  route: PanelRoute,
  { chess, data }: LoadedProject,
): string | null {
  if (route.type === 'details' || route.type === 'preview') {
    const unit = chess.instances.find(({ id }) => id === route.id)
    return unit ? wordInstance(translator, unit.layout.type, unit.number) : translator.t('message.not_available')
  }
  if (route.type === 'group') {
    const storeys = chess.estates.flatMap(({ sections }) => sections.flatMap((section) => section.storeys))
    const storey = storeys.find(({ id }) => id === route.id)
    return storey
      ? translator.t('storey.name', { number: String(storey.number) })
      : translator.t('message.not_available')
  }
  if (route.context !== 'estate') return data.project.name
  return chess.estates.find(({ id }) => id === route.id)?.name ?? translator.t('message.not_available')
}
