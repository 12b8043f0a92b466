import type { EstateAnswer, InstanceAnswer } from '#domain/chess/chess-answer.ts'
import type { Entity } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import type { ProjectAnswer } from '#domain/project/project.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'

/** The entities of a project that the public API answers so. The own id of each is its kind and its number. */
export function entitiesOf(project: ProjectAnswer, estates: readonly EstateAnswer[]): readonly Entity[] {
  const { statuses, layouts, promoactions, tags } = project
  return [
    entity('project', 'project', { price_rounding: project.project.price_rounding }),
    ...statuses.map(({ id, type, name, color }) => entity('status', id, { type: typeName(type), name, color })),
    ...layouts.map(({ id, type, label, area_total }) => entity('layout', id, { type, label, area_total })),
    ...promoactions.map(({ id, sale, name }) => entity('promoaction', id, { sale, name })),
    ...tags.map(({ id, name, color }) => entity('tag', id, { name, color })),
    ...estates.flatMap(({ id, name, sections }) => [
      entity('estate', id, { name }),
      ...sections.flatMap(({ id: section, number, storeys }) => [
        entity('section', section, { parent: `estate${id}`, number }),
        ...storeys.flatMap((storey) => [
          entity('storey', storey.id, { parent: `section${section}`, number: storey.number, order: storey.order }),
          ...storey.instances.map((instance) => entity('instance', instance.id, fieldsOf(instance, storey.id))),
        ]),
      ]),
    ]),
  ]
}

function fieldsOf(instance: InstanceAnswer, storey: number): Entity['fields'] {
  const { number, price, position, span, area_total } = instance
  return {
    parent: `storey${storey}`,
    number,
    layout: `layout${instance.layout_id}`,
    status: `status${instance.status_id}`,
    promoactions: instance.promoactions.map((id) => `promoaction${id}`),
    tags: instance.tags.map((id) => `tag${id}`),
    ...(price !== null && { price }),
    ...(position !== null && { position }),
    ...(span && { span: { columns: span.columns, storeys: span.storeys } }),
    ...(area_total !== undefined && { area_total }),
  }
}

function entity(kind: Entity['kind'], id: number | string, fields: Readonly<Record<string, Json>>): Entity {
  return { kind, id: typeof id === 'string' ? id : `${kind}${id}`, fields }
}

function typeName(type: number): string {
  return Object.entries(STATUS_TYPES).find(([, each]) => each === type)?.[0] ?? ''
}
