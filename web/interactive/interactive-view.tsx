import type { InteractiveData } from '#contract/interactive.ts'

/** A picture to choose in: a group, a site, a building. */
export function InteractiveView({ picture }: { picture: InteractiveData }) {
  return <p>{picture.name}</p>
}
