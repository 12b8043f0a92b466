/** A unit with a number of eighteen characters and no price. */
function unit(id: string, layout: string, status: string, place: object = {}) {
  return { id, number: `NEB-2026/A-${id.padStart(4, '0')}-XY`, layout, status, ...place }
}

/** A section with one storey for each list of units. */
function section(id: string, number: number, storeys: Readonly<Record<number, readonly object[]>>, name?: string) {
  return {
    id,
    number,
    ...(name && { name }),
    storeys: Object.entries(storeys).map(([storey, instances]) => ({
      id: `${id}/${storey}`,
      number: Number(storey),
      instances,
    })),
  }
}

function tower(building: string) {
  const storeys = Array.from({ length: 12 }, (_, index) => [
    index + 1,
    [unit(`${building}${index}a`, 'one', 'free'), unit(`${building}${index}b`, 'two', index % 2 ? 'sold' : 'city')],
  ])
  return section(`${building}2`, 2, Object.fromEntries(storeys))
}

const duplex = section('A1', 1, {
  1: [unit('1', 'one', 'free', { position: 1 }), unit('2', 'one', 'sold', { position: 2 })],
  2: [unit('3', 'two', 'free', { position: 1, span: { columns: 1, storeys: 2 } })],
  4: [unit('4', 'one', 'city', { position: 2 })],
})
const carPark = section('A3', 3, { '-1': ['31', '32', '33'].map((id) => unit(id, 'place', 'free')) }, 'Car park')

/** Five buildings. The first has a duplex on storey 2 of a section without storey 3, beside a section of twelve storeys. */
export const unequalProject = {
  vitrine: 1,
  project: { id: 'unequal', name: 'Unequal', currency: 'EUR', area_unit: 'm', rooms_basis: 'rooms' },
  statuses: [
    { id: 'free', type: 'free', name: 'Available', color: '#2F9E68' },
    { id: 'sold', type: 'sold', name: 'Sold', color: '#8A857D' },
    { id: 'city', type: 'sold', name: 'Sold to the city', color: '#C2185B' },
  ],
  layouts: [
    { id: 'one', type: 'living', label: '1', area_total: 41.5 },
    { id: 'two', type: 'living', label: '2', area_total: 62.1 },
    { id: 'place', type: 'parking', label: '', area_total: 12.5 },
  ],
  estates: ['A', 'B', 'C', 'D', 'E'].map((name) => ({
    id: name,
    name: `Building ${name}`,
    type: 'building',
    sections: name === 'A' ? [duplex, tower(name), carPark] : [tower(name)],
  })),
}
