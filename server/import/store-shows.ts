import { eq } from 'drizzle-orm'
import { tours, videos } from '#server/db/tables/picture.ts'
import { projects } from '#server/db/tables/project.ts'
import { canonical } from './canonical.ts'
import type { ProjectEntries } from './entries.ts'
import type { FileFilm, FileTour } from './file-types.ts'
import { type RowOf, thingOf } from './row-writer.ts'
import type { ProjectHome } from './store-facts.ts'
import { optionalText } from './stored-text.ts'

type TourRow = RowOf<typeof tours>
type VideoRow = RowOf<typeof videos>

/** Finds the ids of the tour and video of a layout or unit. */
export interface ShowIds {
  readonly tour: (tour: FileTour | undefined) => number | null
  readonly video: (film: FileFilm | undefined) => number | null
}

/** Stores each tour and video once, however many units show it. They are identified by their content. */
export async function putShows(
  home: ProjectHome,
  projectFilms: readonly FileFilm[],
  entries: ProjectEntries,
  panoramaIds: ReadonlyMap<string, number>,
): Promise<ShowIds> {
  const { writer, projectId } = home
  const tourRow = (tour: FileTour): TourRow => ({
    project_id: projectId,
    interactive_id: tour.panorama === undefined ? null : (panoramaIds.get(tour.panorama) ?? null),
    src: tour.embed ?? null,
  })
  const videoRow = (film: FileFilm, position: number | null): VideoRow => ({
    project_id: projectId,
    position,
    media_id: home.media.ofOptional(film.file),
    src: film.embed ?? null,
    name: optionalText(film.name),
    poster_id: home.media.ofOptional(film.poster),
  })
  const unitFilms = entries.films.slice(projectFilms.length)
  const tourIds = await writer.put({
    table: tours,
    where: eq(tours.project_id, projectId),
    rows: distinct(entries.tours.map(({ item }) => tourRow(item))),
    keyOf: contentOf,
    // A unit with another tour refers to another row, which counts as a change of the unit.
    scopes: () => [],
  })
  const videoIds = await writer.put({
    table: videos,
    where: eq(videos.project_id, projectId),
    rows: distinct([...projectFilms.map(videoRow), ...unitFilms.map(({ item }) => videoRow(item, null))]),
    keyOf: contentOf,
    scopes: ({ position }) => (position === null ? [] : ['project']),
    ownerOf: ({ position }) => (position === null ? undefined : thingOf(projects, projectId)),
  })
  return {
    tour: (tour) => (tour ? (tourIds.get(contentOf(tourRow(tour))) ?? null) : null),
    video: (film) => (film ? (videoIds.get(contentOf(videoRow(film, null))) ?? null) : null),
  }
}

/** The content of a row, without the id that stored rows have. */
function contentOf(row: (TourRow | VideoRow) & { readonly id?: number }): string {
  const { id: _, ...content } = row
  return canonical(content)
}

function distinct<Row extends TourRow | VideoRow>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [contentOf(row), row])).values()]
}
