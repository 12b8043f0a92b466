import { type RefObject, useMemo, useRef, useState } from 'react'
import { groupByLayout, type LayoutGroup } from '#domain/premises/layout-groups.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { GroupCard } from './group-card.tsx'
import { OpenGroup } from './open-group.tsx'
import type { UnitListProps } from './unit-cards.tsx'
import { WindowedList } from './windowed-list.tsx'

/** The group that the visitor opened, and the scroll position of the list at that time. */
interface LeftGroup {
  readonly layoutId: number
  readonly scrollTop: number
}

/** One card per layout, which opens to show all its units. */
export function LayoutGroups({ units, scroller }: UnitListProps) {
  const groups = useMemo(() => groupByLayout(units), [units])
  const [openId, setOpenId] = useState<number | null>(null)
  const left = useRef<LeftGroup | null>(null)
  const open = groups.find(({ layout }) => layout.id === openId)
  if (open) return <OpenGroup group={open} scroller={scroller} onClose={() => setOpenId(null)} />
  const enter = (layoutId: number) => {
    left.current = { layoutId, scrollTop: scroller.current?.scrollTop ?? 0 }
    scroller.current?.scrollTo(0, 0)
    setOpenId(layoutId)
  }
  return <ClosedGroups groups={groups} scroller={scroller} left={left} onOpen={enter} />
}

interface ClosedGroupsProps {
  readonly groups: readonly LayoutGroup[]
  readonly scroller: UnitListProps['scroller']
  readonly left: RefObject<LeftGroup | null>
  readonly onOpen: (layoutId: number) => void
}

function ClosedGroups({ groups, scroller, left, onOpen }: ClosedGroupsProps) {
  const { t } = useTranslator()
  const isSmall = useScreenSize() === 'small'
  const [scrollTop] = useState(left.current?.scrollTop)
  // Focuses once: the card mounts again whenever it scrolls into view.
  const focusReturned = (card: HTMLElement | null) => {
    if (!card) return
    left.current = null
    card.focus({ preventScroll: true })
  }
  return (
    <WindowedList
      label={t('view.groups')}
      items={groups}
      keyOf={({ layout }) => layout.id}
      look={isSmall ? SMALL : LARGE}
      scroller={scroller}
      scrollTop={scrollTop}
    >
      {(group) => (
        <GroupCard
          ref={left.current?.layoutId === group.layout.id ? focusReturned : undefined}
          group={group}
          onOpen={() => onOpen(group.layout.id)}
        />
      )}
    </WindowedList>
  )
}

// A plan of 13.5 rem and three lines of text. The gap leaves room for the sheets below.
const LARGE = { min: 17.5, block: 19.875, gap: 2 }
const SMALL = { min: null, block: 9.25, gap: 1.375 }
