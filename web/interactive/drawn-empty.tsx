import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { Crumbs } from './crumbs.tsx'
import styles from './drawn-view.module.css'

interface DrawnEmptyProps {
  readonly picture: {
    readonly name: string
    readonly parent: { readonly id: string; readonly frame: number; readonly name: string } | null
  }
}

/** Shown for a building without data. */
export function DrawnEmpty({ picture: { name, parent } }: DrawnEmptyProps) {
  const { t } = useTranslator()
  return (
    <>
      <div className={styles.empty}>
        <Icon name="picture" size="large" />
        <p>{t('message.not_available_text')}</p>
      </div>
      <Crumbs steps={parent ? [parent] : []} name={name} />
    </>
  )
}
