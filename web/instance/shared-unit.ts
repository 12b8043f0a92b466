import type { Instance } from '#domain/chess/chess.ts'
import type { UnitWords } from '#i18n/unit-words.ts'
import type { SharedLink } from '#web/share/share-link.ts'

/** A link to a unit, with the title, note and picture for sharing. */
export function sharedUnit(words: UnitWords, instance: Instance, path: string): SharedLink {
  const { plan } = instance.layout
  return {
    url: new URL(path, location.href).href,
    title: words.name(instance),
    note: [words.place(instance), words.kind(instance), words.area(instance), words.price(instance)].join(' · '),
    picture: plan ? { image: plan, isPlan: true } : null,
  }
}
