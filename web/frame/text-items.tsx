import { findPanelText } from '#domain/overlay/panel-text.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useOpenText } from '#web/overlay/use-open-text.ts'

/** As many as fit into the menu; the info page has all of them. */
const MOST = 4

/** The texts of the catalogue in the menu; each opens in a panel. */
export function TextItems({ close }: { close: () => void }) {
  const { templates } = useCatalogue().token
  const openText = useOpenText()
  return Object.keys(templates)
    .slice(0, MOST)
    .map((template) => (
      <li key={template}>
        <button
          type="button"
          onClick={() => {
            close()
            openText(template)
          }}
        >
          <Icon name="file" />
          {findPanelText(template, { templates, promoactions: [], tags: [] })?.title}
        </button>
      </li>
    ))
}
