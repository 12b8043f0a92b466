import { findPanelText } from '#domain/overlay/panel-text.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useOpenText } from '#web/overlay/use-open-text.ts'
import styles from './text-links.module.css'

/** The titles of the catalogue's texts. Each opens its text in a panel. */
export function TextLinks() {
  const { templates } = useCatalogue().token
  const openText = useOpenText()
  return (
    <ul className={styles.texts}>
      {Object.keys(templates).map((template) => (
        <li key={template}>
          <button type="button" onClick={() => openText(template)}>
            <Icon name="file" />
            <span>{findPanelText(template, { templates, promoactions: [], tags: [] })?.title}</span>
            <Icon name="next" size="small" />
          </button>
        </li>
      ))}
    </ul>
  )
}
