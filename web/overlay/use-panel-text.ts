import { findPanelText, type PanelText } from '#domain/overlay/panel-text.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'

/** Finds the text of an html panel by its template name. Null if it does not exist. */
export function usePanelText(): (template: string | null) => PanelText | null {
  const { token, project } = useCatalogue()
  const { promoactions = [], tags = [] } = project?.data ?? {}
  return (template) =>
    template === null ? null : findPanelText(template, { templates: token.templates, promoactions, tags })
}
