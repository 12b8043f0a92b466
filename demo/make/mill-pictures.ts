import { bodyOf, cameraMatrix } from './geometry.ts'
import { storeyPlansOf } from './pictures.ts'
import { estatesOf, type PictureRegions, type Source } from './source.ts'
import type { Texts } from './texts.ts'
import type { InteractiveInput } from './types.ts'

// The centre of the camera orbit (source/scripts/build.py, `orbit` of the mill).
const CENTRE = [0, 0, 14.5] as const

/** The mill as volumes and cameras: its regions are computed at import, none is drawn. */
export function millInteractives(source: Source, texts: Texts): InteractiveInput[] {
  const frames = source.pictures.filter(({ project, kind }) => project === 'mill' && kind === 'facade')
  return [
    {
      id: 'facade-m',
      kind: 'facade',
      name: texts('mill.estate'),
      estate: 'm',
      frames: frames
        .toSorted((a, b) => (a.frame ?? 0) - (b.frame ?? 0))
        .map((picture) => ({ image: picture.image, camera: [...cameraOfPicture(picture)] })),
      volumes: volumesOf(source),
    },
    ...storeyPlansOf(source, 'mill', 'm', texts),
  ]
}

/** The camera of a picture of the mill. */
function cameraOfPicture({ camera, width, height }: PictureRegions) {
  return cameraMatrix(camera.location, CENTRE, camera.fov, width / height)
}

function volumesOf(source: Source): NonNullable<InteractiveInput['volumes']> {
  return estatesOf(source, 'mill').flatMap(({ sections, storeys }) =>
    storeys.flatMap((storey) => {
      const section = sections.find(({ id }) => id === storey.section)
      return section ? [{ target: { kind: 'storey' as const, id: storey.id }, ...bodyOf(storey, section) }] : []
    }),
  )
}
