import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { callWithKey, findCatalogue } from './signed-in.ts'

/** How many storeys and units a storey the project has. */
export const SIZE = { storeys: 10, perStorey: 21 }

/** The price of a unit by its storey and place. */
export const priceAt = (storey: number, place: number) => 200_000 + 1000 * storey + 100 * place

/** A unit by its place in the list, which goes from the top storey down and along each storey. */
export function unitAt(index: number) {
  const [down, place] = [Math.floor(index / SIZE.perStorey), (index % SIZE.perStorey) + 1]
  const storey = SIZE.storeys - down
  const number = String((storey - 1) * SIZE.perStorey + place)
  return { id: `${storey}-${place}`, number, price: priceAt(storey, place) }
}

/** The units of the list between two places. */
export function unitsBetween(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => unitAt(from + index))
}

/**
 * Imports a project with one section of 210 units for one test, so that tests do not disturb each other. The first `free` of
 * the list are available, the others sold.
 */
export async function makeUnitsProject(request: APIRequestContext, { free = SIZE.storeys * SIZE.perStorey } = {}) {
  const id = `units-${randomUUID().slice(0, 8)}`
  await callWithKey(request, 'POST', 'imports', unitsProjectFile(id, free))
  const { id: catalogue, project_id: project } = await findCatalogue(request, id)
  return { id, catalogue, project }
}

/** The import file of the project of 210 units; its id is also the token of its catalogue. */
export function unitsProjectFile(id: string, free: number) {
  const available = new Set(unitsBetween(0, free).map((unit) => unit.id))
  return {
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
        id: 'A',
        name: 'Building A',
        sections: [
          {
            id: 'A-s',
            number: 1,
            storeys: Array.from({ length: SIZE.storeys }, (_, index) => ({
              id: `A-${index + 1}`,
              number: index + 1,
              instances: Array.from({ length: SIZE.perStorey }, (__, place) => ({
                id: `${index + 1}-${place + 1}`,
                number: String(index * SIZE.perStorey + place + 1),
                status: available.has(`${index + 1}-${place + 1}`) ? 'free' : 'sold',
                layout: 'one',
                price: priceAt(index + 1, place + 1),
                position: place + 1,
              })),
            })),
          },
        ],
      },
    ],
  }
}
