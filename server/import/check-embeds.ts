import type { ImportError } from '#contract/errors.ts'
import { EMBEDS, isEmbeddable } from '#domain/media/embed-hosts.ts'
import type { Entry, ProjectEntries } from './entries.ts'
import type { KnownIds } from './known-ids.ts'
import { showValue, unknownReference } from './show-value.ts'

/** Checks that tours and videos refer to panoramas of the file, or to players on the list of allowed embeds. */
export function checkEmbeds({ films, tours }: ProjectEntries, known: KnownIds): readonly ImportError[] {
  const lost = tours.filter(({ item: { panorama } }) => panorama !== undefined && !known.panorama.has(panorama))
  return [
    ...[...films, ...tours].flatMap(checkEmbed),
    ...lost.map(({ path, item }) => ({
      path: `${path}.panorama`,
      reason: unknownReference('panorama', item.panorama ?? '', known.panorama),
    })),
  ]
}

function checkEmbed({ path, item: { embed } }: Entry<{ readonly embed?: string | undefined }>): readonly ImportError[] {
  if (embed === undefined || isEmbeddable(embed)) return []
  return [{ path: `${path}.embed`, reason: `Has to begin with one of ${EMBEDS.join(', ')}, not ${showValue(embed)}` }]
}
