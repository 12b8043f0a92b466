import type { ImportError } from '#contract/errors.ts'
import { findRepeated } from './check-ids.ts'
import { findNameless } from './check-texts.ts'
import { type Entry, entriesOf } from './entries.ts'
import type { FileInteractive } from './file-types.ts'

/** Checks the orbits of a picture: every frame belongs to an orbit, and every orbit has frames. */
export function checkOrbits({ path, item }: Entry<FileInteractive>): readonly ImportError[] {
  const { orbits = [], frames, kind } = item
  const entries = entriesOf(`${path}.orbits`, orbits)
  if (kind === 'storey' && orbits.length > 0) return [{ path: `${path}.orbits`, reason: 'A storey plan has no orbits' }]
  const known = new Set(orbits.map(({ id }) => id))
  const used = new Set(frames.map(({ orbit }) => orbit))
  return [
    ...findRepeated(entries),
    ...findNameless(entries),
    ...entries
      .filter((orbit) => !used.has(orbit.item.id))
      .map((orbit) => ({ path: orbit.path, reason: `No frame belongs to the orbit "${orbit.item.id}"` })),
    ...entriesOf(`${path}.frames`, frames).flatMap((frame) => {
      const { orbit } = frame.item
      if (orbit === undefined) {
        return known.size > 0 ? [{ path: `${frame.path}.orbit`, reason: 'Is missing: the picture has orbits' }] : []
      }
      return known.has(orbit) ? [] : [{ path: `${frame.path}.orbit`, reason: `There is no orbit "${orbit}"` }]
    }),
  ]
}
