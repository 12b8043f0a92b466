/** A place to look around in: the one asked for, else the first. */
export function PanoramaPage({ panoramaId }: { panoramaId: number | null }) {
  return <p>{panoramaId}</p>
}
