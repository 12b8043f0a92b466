import type { Queries } from './database.ts'
import { insertNamed } from './insert-named.fixture.ts'
import type { SampleFiles } from './sample.fixture.ts'
import { interactives, tours, videos } from './tables/picture.ts'

interface Given {
  readonly projects: { readonly harbour: number }
  readonly catalogues: { readonly coast: number }
  readonly estates: { readonly north: number; readonly west: number }
  readonly files: SampleFiles
}

/** The pictures without their frames and regions, and the tours and films. */
export async function insertPictures(queries: Queries, { projects, catalogues, estates, files }: Given) {
  const project_id = projects.harbour
  const own = { project_id, is_root: false }
  const tops = await insertNamed(queries, interactives, {
    coast_map: { catalogue_id: catalogues.coast, position: 0, kind: 'group', name: { en: 'The coast' }, is_root: true },
    masterplan: { ...own, position: 0, kind: 'masterplan', name: { en: 'Quarter', de: 'Viertel' }, is_root: true },
    lobby: { ...own, position: 4, kind: 'panorama', name: { en: 'Lobby' } },
  })
  const below = { ...own, parent_id: tops.masterplan, parent_frame: 0, kind: 'facade' } as const
  const facades = await insertNamed(queries, interactives, {
    north_facade: { ...below, position: 1, name: { en: 'North facade' }, estate_id: estates.north },
    west_facade: { ...below, position: 2, name: { en: 'West facade' }, estate_id: estates.west },
  })
  const storey = { ...own, parent_id: facades.north_facade, parent_frame: 1, kind: 'storey' } as const
  const plans = await insertNamed(queries, interactives, {
    north_plan: { ...storey, position: 3, name: { en: 'Storey plan' } },
  })
  return {
    interactives: { ...tops, ...facades, ...plans },
    tours: await insertNamed(queries, tours, {
      lobby: { project_id, interactive_id: tops.lobby },
      elsewhere: { project_id, src: 'https://tours.example/203' },
    }),
    videos: await insertNamed(queries, videos, {
      project: { project_id, position: 0, media_id: files.film, name: { en: 'Flight' }, poster_id: files.view },
      embedded: { project_id, src: 'https://films.example/duplex' },
      unit: { project_id, media_id: files.film },
    }),
  }
}
