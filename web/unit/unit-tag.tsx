import { templateOfTag } from '#domain/overlay/panel-text.ts'
import type { Tag } from '#domain/project/project.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { TagMark } from '#web/instance/tag-mark.tsx'
import { useOpenText } from '#web/overlay/use-open-text.ts'
import styles from './unit-tag.module.css'

/** A tag of a unit. Its description opens in a panel. */
export function UnitTag({ tag }: { tag: Tag }) {
  const openText = useOpenText()
  if (!tag.description) return <TagMark tag={tag} />
  return (
    <button type="button" className={styles.open} onClick={() => openText(templateOfTag(tag))}>
      <TagMark tag={tag} />
      <Icon name="info" size="small" />
    </button>
  )
}
