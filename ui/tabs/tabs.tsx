import type { KeyboardEvent, ReactNode } from 'react'
import { indexAfterKey } from '#ui/keys/roving-keys.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import look from './tab.module.css'
import styles from './tabs.module.css'

interface TabsProps<Value extends string> {
  readonly label: string
  /** The id of the `TabPanel`. */
  readonly panelId: string
  readonly value: Value
  readonly tabs: readonly {
    readonly value: Value
    readonly label: string
    readonly count?: number | string | undefined
  }[]
  readonly onChange: (value: Value) => void
}

/** Tabs that switch the content of a `TabPanel`. */
export function Tabs<Value extends string>({ label, panelId, value, tabs, onChange }: TabsProps<Value>) {
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const index = tabs.findIndex((tab) => tab.value === value)
    const next = indexAfterKey(event.key, index, { count: tabs.length, vertical: false, rtl })
    const tab = next === null ? undefined : tabs[next]
    if (!tab || next === null) return
    event.preventDefault()
    onChange(tab.value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div className={joinClasses(look.tabs, styles.tabs)} role="tablist" aria-label={label} onKeyDown={walk}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className={look.tab}
          id={tabIdOf(panelId, tab.value)}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? panelId : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <span className={look.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}

interface TabPanelProps {
  readonly id: string
  /** The value of the current tab. */
  readonly value: string
  readonly children: ReactNode
}

/** The content of the chosen tab. */
export function TabPanel({ id, value, children }: TabPanelProps) {
  return (
    <div id={id} role="tabpanel" aria-labelledby={tabIdOf(id, value)}>
      {children}
    </div>
  )
}

function tabIdOf(panelId: string, value: string): string {
  return `${panelId}-${value}`
}
