import { type CSSProperties, type KeyboardEvent, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { isHydrating, onTakenOver } from '#ui/hydration/hydration.ts'
import { indexAfterKey } from '#ui/keys/roving-keys.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { mergedPaths } from './merged-paths.ts'
import { keysAround } from './region-key.ts'
import styles from './region-layer.module.css'
import links from './region-links.module.css'
import { RegionLinks } from './region-links.tsx'
import type { ShownRegion } from './shown-region.ts'
import { useSubjectWords } from './use-subject-words.ts'

interface RegionLayerProps {
  readonly regions: readonly ShownRegion[]
  /** The key of the pointed region. */
  readonly pointed: string | null
  readonly isMoving: boolean
}

/** The regions over a picture. Only their tints while it turns. */
export function RegionLayer({ regions, pointed, isMoving }: RegionLayerProps) {
  // Pulses once, as a hint. A server-rendered page waits for hydration: an animation slows its first paint.
  const [isPulsing, setPulsing] = useState(() => !isHydrating())
  useEffect(() => (isHydrating() ? onTakenOver(() => setPulsing(true)) : undefined), [])
  const words = useSubjectWords()
  // After a turn the links follow in a deferred render: until then the tints stay.
  const isTurned = !useDeferredValue(!isMoving) || isMoving
  const resting = useAtRest(regions, isTurned)
  const marked = regions.find(({ key }) => key === pointed)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the keys of its links.
    <g className={joinClasses(isPulsing && styles.pulses)} onAnimationEnd={() => setPulsing(false)} onKeyDown={walk}>
      {isTurned && <Tints regions={regions} />}
      {/* Hidden, not removed: mounting hundreds of links again would make turns stutter. */}
      <g display={isTurned ? 'none' : undefined}>
        <RegionLinks regions={resting} labelOf={words.label} />
      </g>
      <ChangedRegions regions={regions} />
      {marked && (
        <path
          className={joinClasses(styles.marked, isWhole(marked) && styles.whole)}
          style={styleOf(marked.colour)}
          data-look={marked.look}
          d={marked.path}
        />
      )}
    </g>
  )
}

/** The regions as they were when the picture was last at rest. */
function useAtRest(regions: readonly ShownRegion[], isMoving: boolean): readonly ShownRegion[] {
  const [resting, setResting] = useState(regions)
  if (!isMoving && resting !== regions) setResting(regions)
  return isMoving ? resting : regions
}

function Tints({ regions }: { regions: readonly ShownRegion[] }) {
  const paths = useMemo(() => mergedPaths(regions), [regions])
  return (
    <g className={links.regions}>
      {paths.map(({ look, colour, path }) => (
        <g key={`${look}${colour}`} data-look={look} style={styleOf(colour)}>
          <path d={path} />
        </g>
      ))}
    </g>
  )
}

/** Highlights regions whose price or status has just changed. */
function ChangedRegions({ regions }: { regions: readonly ShownRegion[] }) {
  const { changed, project } = useCatalogue()
  const keys = useMemo(() => {
    const instances = [...changed.keys()].flatMap((id) => project?.chess.instanceById.get(id) ?? [])
    return keysAround(instances)
  }, [changed, project])
  return regions
    .filter(({ key }) => keys.has(key))
    .map(({ key, path, colour }) => <path key={key} className={styles.changed} style={styleOf(colour)} d={path} />)
}

/** Whether the region is a whole building, which a strong tint would hide. */
function isWhole({ subject }: ShownRegion): boolean {
  return subject.kind === 'estate' || subject.kind === 'project' || subject.kind === 'section'
}

function styleOf(colour: string | undefined): CSSProperties | undefined {
  return colour ? ({ '--st': colour } as CSSProperties) : undefined
}

/** Arrow keys move along the regions in reading order. Not mirrored in right-to-left, as the picture is not. */
function walk(event: KeyboardEvent<SVGElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const index = links.indexOf(document.activeElement as never)
  const next =
    indexAfterKey(event.key, index, { count: links.length, vertical: false, rtl: false }) ??
    indexAfterKey(event.key, index, { count: links.length, vertical: true, rtl: false })
  if (next === null) return
  event.preventDefault()
  // Otherwise the key would turn or move the picture.
  event.stopPropagation()
  links[next]?.focus()
}
