import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Storey } from '#domain/chess/chess.ts'
import { indexAfterKey } from '#ui/keys/roving-keys.ts'
import { keyOf } from './shown-region.ts'
import styles from './storey-picker.module.css'
import { StoreyRow } from './storey-row.tsx'
import type { Pointing } from './use-pointed-target.ts'
import { useScrub } from './use-scrub.ts'

interface StoreyListProps {
  /** The top one first. */
  readonly storeys: readonly Storey[]
  readonly pointing: Pointing
}

/** The storeys of a section, with one tab stop. A finger can slide along them. */
export function StoreyList({ storeys, pointing }: StoreyListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const stop = storeys.some(({ id }) => id === focused) ? focused : storeys[0]?.id
  const pointedKey = pointing.pointed?.key
  const scrub = useScrub(pointing)
  useEffect(() => {
    list.current?.querySelector(`[data-target="${pointedKey}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [pointedKey])
  return (
    <ol ref={list} className={styles.list} onKeyDown={walk} {...scrub}>
      {storeys.map((storey) => {
        const key = keyOf({ kind: 'storey', id: storey.id })
        return (
          <StoreyRow
            key={storey.id}
            storey={storey}
            isOn={key === pointedKey}
            isStop={storey.id === stop}
            onFocus={setFocused}
          />
        )
      })}
    </ol>
  )
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const index = links.indexOf(document.activeElement as HTMLAnchorElement)
  const next = indexAfterKey(event.key, index, { count: links.length, vertical: true, rtl: false })
  if (next === null) return
  event.preventDefault()
  links[next]?.focus()
}
