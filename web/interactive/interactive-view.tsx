import type { InteractiveData } from '#contract/interactive.ts'
import type { Image } from '#domain/media/image.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { StillPicture } from './still-picture.tsx'

interface PhotoProps {
  readonly picture: InteractiveData
  readonly image: Image
}

// Shows the picture at once. The code for interaction loads a moment later.
const PhotoView = lazyPart<PhotoProps>('photo-view', async () => (await import('./photo-view.tsx')).PhotoView, {
  skeleton: (props) => <StillPicture {...props} />,
  says: 'next',
})
const DrawnView = lazyPart('drawn-view', async () => (await import('./drawn-view.tsx')).DrawnView)

/** The picture of a group, a site or a building. A building without a photo is generated from its chess. */
export function InteractiveView({ picture }: { picture: InteractiveData }) {
  const { image } = picture.frame
  return image ? <PhotoView picture={picture} image={image} /> : <DrawnView picture={picture} />
}
