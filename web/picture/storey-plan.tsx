import { type KeyboardEvent, useId } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import type { Instance } from '#domain/chess/chess.ts'
import type { Status } from '#domain/status/status.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { availabilityOf, lookOf } from '#web/instance/status.ts'
import { indexAfterKey } from '#web/ui/roving-keys.ts'
import { pathOf, sourceFor } from './crop.ts'
import styles from './storey-plan.module.css'
import { StoreyPlanUnit } from './storey-plan-unit.tsx'

interface StoreyPlanProps {
  readonly picture: InteractiveData
  readonly label: string
  /** The unit that is marked. */
  readonly current: number | null
}

/** The plan of a storey with its units in the colours of their statuses; each opens its card. One stop for the Tab key. */
export function StoreyPlan({ picture, label, current }: StoreyPlanProps) {
  const { chess } = useProject()
  const id = useId()
  const { image, regions } = picture.frame
  if (!image) return null
  const units = regions.flatMap(({ target, polygons }) => {
    const instance = target.kind === 'instance' ? chess.instanceById.get(target.id) : undefined
    return instance ? [{ instance, path: pathOf(polygons, image) }] : []
  })
  const stop = units.find(({ instance }) => instance.id === current) ?? units[0]
  const marked = units.find(({ instance }) => instance.id === current)
  const hatchOf = (status: Status) => `${id}-${status.id}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset.
    <svg
      className={styles.plan}
      viewBox={`0 0 ${image.width} ${image.height}`}
      role="group"
      aria-label={label}
      onKeyDown={walk}
    >
      <Hatches statuses={reservedAmong(units)} idOf={hatchOf} size={image.width / 90} />
      {units.map(({ instance, path }) => (
        <StoreyPlanUnit
          key={instance.id}
          instance={instance}
          path={path}
          hatch={hatchOf(instance.status)}
          isStop={instance === stop?.instance}
          isCurrent={instance.id === current}
        />
      ))}
      <image className={styles.lines} href={sourceFor(image, 800)} width={image.width} height={image.height} />
      {marked && <path className={styles.ring} d={marked.path} />}
    </svg>
  )
}

/** Arrows walk along the units in the order of the plan. */
function walk(event: KeyboardEvent<SVGElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const index = links.indexOf(document.activeElement as never)
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const next =
    indexAfterKey(event.key, index, { count: links.length, vertical: false, rtl }) ??
    indexAfterKey(event.key, index, { count: links.length, vertical: true, rtl })
  if (next === null) return
  event.preventDefault()
  links[next]?.focus()
}

interface HatchesProps {
  readonly statuses: readonly Status[]
  readonly idOf: (status: Status) => string
  readonly size: number
}

/** A hatch for each reserved status: a pattern takes its colours from where it stands. */
function Hatches({ statuses, idOf, size }: HatchesProps) {
  return (
    <defs>
      {statuses.map((status) => (
        <g key={status.id} {...lookOf(status)}>
          <pattern
            id={idOf(status)}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className={styles.hatch} d={`M0 0V${size}`} strokeWidth={size / 2} />
          </pattern>
        </g>
      ))}
    </defs>
  )
}

function reservedAmong(units: readonly { readonly instance: Instance }[]): readonly Status[] {
  const statuses = units.map(({ instance }) => instance.status)
  return [...new Map(statuses.map((status) => [status.id, status])).values()].filter(
    (status) => availabilityOf(status) === 'reserved',
  )
}
