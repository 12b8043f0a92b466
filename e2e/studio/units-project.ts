import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { callWithKey, findCatalogue } from './signed-in.ts'

/** How many storeys and units a storey the project has. */
export const SIZE = { storeys: 10, perStorey: 21 }

/** The price of a unit by its storey and place. */
export const priceAt = (storey: number, place: number) => 200_000 + 1000 * storey + 100 * place

/** Imports a project with one section of 210 units for one test, so that tests do not disturb each other. */
export async function makeUnitsProject(request: APIRequestContext) {
  const id = `units-${randomUUID().slice(0, 8)}`
  await callWithKey(request, 'POST', 'imports', {
    vitrine: 1,
    project: { id, name: 'Tall house', currency: 'EUR', time_zone: 'Europe/Podgorica' },
    catalogue: { token: id, published: true, languages: ['en', 'ar'], contacts: { name: 'Sales' } },
    statuses: [
      { id: 'free', type: 'free', name: 'Available', color: '#2F9E68' },
      { id: 'reserved', type: 'reserved', name: 'Reserved', color: '#D49A1F' },
      { id: 'sold', type: 'sold', name: 'Sold', color: '#8A857D' },
    ],
    tags: [{ id: 'sea', name: 'Sea view', color: '#3E86A0' }],
    layouts: [{ id: 'one', type: 'living', label: '1', area_total: 50 }],
    estates: [
      {
        ...{ id: 'A', name: 'Building A' },
        sections: [
          {
            ...{ id: 'A-s', number: 1 },
            storeys: Array.from({ length: SIZE.storeys }, (_, index) => ({
              ...{ id: `A-${index + 1}`, number: index + 1 },
              instances: Array.from({ length: SIZE.perStorey }, (__, place) => ({
                id: `${index + 1}-${place + 1}`,
                number: String(index * SIZE.perStorey + place + 1),
                ...{ layout: 'one', status: 'free', price: priceAt(index + 1, place + 1), position: place + 1 },
              })),
            })),
          },
        ],
      },
    ],
  })
  const { id: catalogue, project_id: project } = await findCatalogue(request, id)
  return { id, catalogue, project }
}
