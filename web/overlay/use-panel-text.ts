import { findPanelText, type PanelText } from '#domain/overlay/panel-text.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'

/** Gives the text that an html panel shows by its name; null where there is none (any more). */
export function usePanelText(): (template: string | null) => PanelText | null {
  const { token, project } = useCatalogue()
  const { promoactions = [], tags = [] } = project?.data ?? {}
  return (template) =>
    template === null ? null : findPanelText(template, { templates: token.templates, promoactions, tags })
}
