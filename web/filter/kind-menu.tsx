import type { ReactNode } from 'react'
import { MenuList } from '#ui/floating/menu.tsx'
import { Popover, type PopoverTrigger } from '#ui/floating/popover.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './kind-menu.module.css'
import { kindOptions } from './kind-words.ts'
import { useKinds } from './use-kinds.ts'

/** A menu of the kinds, each with its number of units and lowest price. */
export function KindMenu({ trigger }: { trigger: (trigger: PopoverTrigger) => ReactNode }) {
  const translator = useTranslator()
  const { data } = useProject()
  const { kinds, choice, choose } = useKinds()
  const label = translator.t('filter.type')
  const items = kindOptions(translator, kinds, data.project.currency).map(({ value, label: name, count, from }) => ({
    key: value,
    label: name,
    chosen: value === choice,
    content: (
      <>
        <span className={styles.tick}>
          <Icon name="check" size="small" />
        </span>
        <b>
          {name} <span>{count}</span>
        </b>
        {from && <small>{from}</small>}
      </>
    ),
    onSelect: () => choose(value),
  }))
  return (
    <Popover label={label} trigger={trigger} kind="menu" className={styles.menu}>
      {(close) => <MenuList label={label} items={items} close={close} />}
    </Popover>
  )
}
