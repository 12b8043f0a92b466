import { STUDIO_NAME } from './studio-name.ts'

/** The frame around every screen of the Studio. */
export function Shell() {
  return (
    <main>
      <h1>{STUDIO_NAME}</h1>
    </main>
  )
}
