import type { InteractiveData } from '#contract/interactive.ts'
import type { Image } from '#domain/media/image.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { StillPicture } from './still-picture.tsx'

interface PhotoProps {
  readonly picture: InteractiveData
  readonly image: Image
}

// The picture stands at once; what one can do with it besides choosing comes a moment later.
const PhotoView = lazyPart<PhotoProps>('photo-view', async () => (await import('./photo-view.tsx')).PhotoView, {
  skeleton: (props) => <StillPicture {...props} />,
})
const DrawnView = lazyPart('drawn-view', async () => (await import('./drawn-view.tsx')).DrawnView)

/** A picture to choose in: a group, a site, a building; drawn from the chess where there is no photo of it. */
export function InteractiveView({ picture }: { picture: InteractiveData }) {
  const { image } = picture.frame
  return image ? <PhotoView picture={picture} image={image} /> : <DrawnView picture={picture} />
}
