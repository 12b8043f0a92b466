import type { Section } from '#domain/chess/chess.ts'
import { isStreetOfHouses } from '#domain/chess/street-of-houses.ts'
import type { DrawnFacade, DrawnSection, DrawnStorey } from '#domain/picture/drawn-facade.ts'
import { STOREY } from '#domain/picture/drawn-windows.ts'
import { wordPlaceFree } from '#i18n/word-kinds.ts'
import { usePlaceFigures } from '#web/choice/use-place-figures.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './drawn-facade.module.css'
import { fittingText, numberedStoreys } from './drawn-label-rules.ts'

interface DrawnLabelsProps {
  readonly facade: DrawnFacade
  /** CSS pixels per pixel of the drawing. Keeps the size of letters constant at any zoom. */
  readonly scale: number
}

/** In CSS pixels: the distance from a wall to its numbers, their width, and the positions of the lines of a name. */
const ASIDE = 10
const NUMBERS = 34
const NAME_LINE = 24
const COUNT_LINE = 43
const ABOVE_ROOF = 56

/** The numbers of the storeys, and the names of the sections with their free units. */
export function DrawnLabels({ facade: { standing, buried, ground }, scale }: DrawnLabelsProps) {
  // With storeys below the ground, the names are above the roofs.
  const isDug = [...standing, ...buried].some(({ wall }) => wall.y + wall.height > ground)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an SVG group takes no focus, and the links have the same text.
    <g className={styles.labels} style={{ fontSize: 13 / scale }} aria-hidden="true">
      {standing.map((drawn, index) => (
        <SectionLabels
          key={drawn.section.id}
          drawn={drawn}
          scale={scale}
          isAbove={isDug}
          {...roomAt(standing, index)}
        />
      ))}
      {buried.map((drawn, index) => (
        <SectionLabels key={drawn.section.id} drawn={drawn} scale={scale} isAbove={false} {...roomAt(buried, index)} />
      ))}
    </g>
  )
}

/** The room before a section, and from its start to the next one, in pixels of the drawing. */
function roomAt(sections: readonly DrawnSection[], index: number) {
  const [before, wall, next] = [sections[index - 1]?.wall, sections[index]?.wall, sections[index + 1]?.wall]
  return {
    before: before && wall ? wall.x - before.x - before.width : Infinity,
    room: next && wall ? next.x - wall.x : Infinity,
  }
}

interface SectionLabelsProps {
  readonly drawn: DrawnSection
  readonly scale: number
  /** Whether the name is above the roof, not below the wall. */
  readonly isAbove: boolean
  readonly before: number
  readonly room: number
}

function SectionLabels({ drawn: { section, wall, storeys }, scale, isAbove, before, room }: SectionLabelsProps) {
  const translator = useTranslator()
  const figures = usePlaceFigures()(section)
  const wide = room * scale - (isAbove ? NUMBERS : 0) - ASIDE
  const name = fittingText(namesOf(section, translator.t), wide)
  const free = name && fittingText([wordPlaceFree(translator, figures, 'with all')], wide)
  const y = isAbove ? wall.y - ABOVE_ROOF / scale : wall.y + wall.height
  return (
    <>
      {before * scale >= NUMBERS && <StoreyNumbers storeys={storeys} scale={scale} />}
      {name && (
        <text className={styles.name} x={wall.x} y={y + NAME_LINE / scale} style={{ fontSize: 15 / scale }}>
          {name}
        </text>
      )}
      {free && (
        <text x={wall.x} y={y + COUNT_LINE / scale}>
          {free}
        </text>
      )}
    </>
  )
}

function StoreyNumbers({ storeys, scale }: { storeys: readonly DrawnStorey[]; scale: number }) {
  const numbered = numberedStoreys(storeys.length, STOREY * scale)
  return storeys
    .filter((_, index) => numbered.includes(index))
    .map(({ storey, band }) => (
      <text
        key={storey.id}
        textAnchor="end"
        x={band.x - ASIDE / scale}
        y={band.y + band.height - STOREY / 2}
        dy=".36em"
      >
        {storey.number}
      </text>
    ))
}

/** The names of a section, the longest first. */
function namesOf({ name, number, estate }: Section, t: ReturnType<typeof useTranslator>['t']): readonly string[] {
  // A single section has the name of the building.
  if (estate.sections.length === 1 || (name === null && isStreetOfHouses(estate))) return [estate.name]
  return name === null ? [t('section.name', { number: String(number) }), String(number)] : [name]
}
