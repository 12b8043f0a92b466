import { useId, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './description.module.css'
import { HtmlText } from './html-text.tsx'
import { isLongText } from './long-text.ts'

/** The project's description. A long text is cut short until the visitor expands it. */
export function Description({ html }: { html: string }) {
  const { t } = useTranslator()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  if (!isLongText(html)) return <HtmlText html={html} />
  return (
    <div>
      <div id={id} className={joinClasses(styles.text, !isOpen && styles.short)}>
        <HtmlText html={html} />
      </div>
      <Button className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <Icon name={isOpen ? 'up' : 'down'} />
        {t(isOpen ? 'control.hide' : 'control.show_description')}
      </Button>
    </div>
  )
}
