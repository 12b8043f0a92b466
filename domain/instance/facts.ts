import type { Instance } from '#domain/chess/chess.ts'
import type { Project } from '#domain/project/project.ts'
import type { Fact, FactField, FactValue } from './fact.ts'

/** Every descriptive field of a unit that has a value, in reading order. */
export function factsOf(instance: Instance, project: Project): readonly Fact[] {
  return [...layoutFacts(instance, project), ...placeFacts(instance), ...buildingFacts(instance, project)]
}

/** What a project offers around its buildings. */
export function amenitiesOf(project: Project): readonly Fact[] {
  return facts([
    ['parking_type', project.parking_type, (option) => ({ kind: 'choice', words: 'parking_type', option })],
    ['kindergarten', project.kindergarten, (answer) => ({ kind: 'answer', answer })],
    ['school', project.school, (answer) => ({ kind: 'answer', answer })],
    ['security', project.security, (answer) => ({ kind: 'answer', answer })],
    ['sports_ground', project.sports_ground, (answer) => ({ kind: 'answer', answer })],
  ])
}

function layoutFacts({ layout }: Instance, { rooms_basis }: Project): readonly Fact[] {
  return facts([
    ['area_total', layout.area_total, (area) => ({ kind: 'area', area })],
    ['area_living', layout.area_living, (area) => ({ kind: 'area', area })],
    ['area_kitchen', layout.area_kitchen, (area) => ({ kind: 'area', area })],
    // The label counts rooms or bedrooms, as the project does, and is never converted.
    [rooms_basis, layout.label || null, (label) => ({ kind: 'room_label', label })],
    ['bathrooms', layout.bathrooms, (number) => ({ kind: 'number', number })],
    ['balconies', layout.balconies, (number) => ({ kind: 'number', number })],
  ])
}

function placeFacts({ estate, section, storey, layout }: Instance): readonly Fact[] {
  const text = (value: string): FactValue => ({ kind: 'text', text: value })
  // A house has neither an entrance nor a floor.
  if (layout.type === 'house') return facts([['estate', estate.name, text]])
  const count = Math.max(...section.storeys.map(({ number }) => number))
  return facts([
    ['estate', estate.name, text],
    ['section', section.name ?? String(section.number), text],
    ['storey', storey.number, (number) => ({ kind: 'storey', number, count })],
  ])
}

function buildingFacts(instance: Instance, project: Project): readonly Fact[] {
  const { estate, renovation, window_view } = instance
  return [
    ...facts([
      ['renovation', renovation, (option) => ({ kind: 'choice', words: 'renovation', option })],
      ['window_view', window_view, (option) => ({ kind: 'choice', words: 'window_view', option })],
      ['stage', estate.stage ?? project.stage, (option) => ({ kind: 'choice', words: 'stage', option })],
      [
        'construction_end',
        estate.construction_end ?? project.construction_end,
        (end) => ({ kind: 'construction_end', end }),
      ],
      ['house_type', estate.house_type, (option) => ({ kind: 'choice', words: 'house_type', option })],
    ]),
    ...amenitiesOf(project),
  ]
}

/** A field, its value if it has one, and how to read it; `T` differs from row to row. */
type Row<T> = readonly [field: FactField, value: T | null, read: (value: T) => FactValue]

function facts<T extends readonly unknown[]>(rows: { readonly [Index in keyof T]: Row<T[Index]> }): readonly Fact[] {
  return (rows as readonly Row<unknown>[]).flatMap(([field, value, read]) =>
    value === null ? [] : [{ field, value: read(value) }],
  )
}
