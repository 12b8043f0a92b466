import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { callWithKey, findCatalogue } from './signed-in.ts'

const storey = (building: string, number: number) => ({
  id: `${building}-${number}`,
  number,
  instances: [1, 2].map((place) => ({
    id: `${building}-${number}-${place}`,
    number: `${building}${number}${place}`,
    layout: 'one',
    status: 'free',
    price: 100_000 * number + 1000 * place,
  })),
})

/**
 * Imports a project of two buildings with eight units for one test, so that tests do not disturb each other. By default
 * visitors can't open it.
 */
export async function makeProject(request: APIRequestContext, { published = false } = {}) {
  const id = `small-${randomUUID().slice(0, 8)}`
  await callWithKey(request, 'POST', 'imports', smallProjectFile(id, published))
  const { id: catalogue, project_id: project } = await findCatalogue(request, id)
  return { id, catalogue, project }
}

/** The import file of the small project; its id is also the token of its catalogue. */
export function smallProjectFile(id: string, published: boolean) {
  return {
    vitrine: 1,
    project: {
      id,
      name: 'Small',
      currency: 'EUR',
      area_unit: 'm',
      rooms_basis: 'rooms',
      time_zone: 'Europe/Podgorica',
    },
    catalogue: { token: id, published, languages: ['en', 'ar'], contacts: { name: 'Sales' } },
    statuses: [{ id: 'free', type: 'free', name: 'Available', color: '#2F9E68' }],
    tags: [{ id: 'sea', name: 'Sea view', color: '#3E86A0' }],
    layouts: [{ id: 'one', type: 'living', label: '1', area_total: 41.5 }],
    estates: ['A', 'B'].map((name) => ({
      id: name,
      name: `Building ${name}`,
      type: 'building',
      sections: [{ id: `${name}-s`, number: 1, storeys: [storey(name, 1), storey(name, 2)] }],
    })),
  }
}

/** A project of one test that has statuses, but no building. */
export async function makeEmptyProject(request: APIRequestContext) {
  const id = `empty-${randomUUID().slice(0, 8)}`
  await callWithKey(request, 'POST', 'imports', {
    vitrine: 1,
    project: { id, name: 'Empty', currency: 'EUR', area_unit: 'm', rooms_basis: 'rooms' },
    catalogue: { token: id, published: false, languages: ['en', 'ar'], contacts: { name: 'Sales' } },
    statuses: [{ id: 'free', type: 'free', name: 'Available', color: '#2F9E68' }],
    layouts: [],
    estates: [],
  })
  const { id: catalogue, project_id: project } = await findCatalogue(request, id)
  return { id, catalogue, project }
}
