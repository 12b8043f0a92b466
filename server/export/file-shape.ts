import type * as z from 'zod'
import type { groupFile, projectFile } from '#contract/project-file.ts'
import type { LanguageCode } from '#domain/language/language.ts'

type Plain = string | number | boolean | null | undefined

/**
 * The same type with every key required at every depth; an optional one may be undefined. Code that builds a `Whole`
 * does not compile until it sets a key that was added to the import format.
 */
type Whole<Value> = Value extends Plain
  ? Value
  : Value extends readonly unknown[]
    ? { readonly [Key in keyof Value]: Whole<Value[Key]> }
    : [keyof Value] extends [LanguageCode]
      ? Value // A localised text may have any languages.
      : { readonly [Key in keyof Required<Value>]: Whole<Value[Key]> }

/** A project file as people write it: texts may be plain, and defaults may be left out. */
type WrittenFile = z.input<typeof projectFile>
type WrittenInteractive = NonNullable<WrittenFile['interactives']>[number]
type WrittenEstate = WrittenFile['estates'][number]
type WrittenSection = WrittenEstate['sections'][number]
type WrittenStorey = WrittenSection['storeys'][number]

/** Volumes are stored as the file had them, so none of their keys can be forgotten. */
export type ExportedInteractive = Whole<Omit<WrittenInteractive, 'volumes'>> & {
  readonly volumes: WrittenInteractive['volumes']
}
export type ExportedFrame = ExportedInteractive['frames'][number]
export type ExportedFile = Whole<Omit<WrittenFile, 'interactives'>> & {
  readonly interactives: readonly ExportedInteractive[] | undefined
}
export type ExportedGroup = Whole<Omit<z.input<typeof groupFile>, 'interactives'>> & {
  readonly interactives: readonly ExportedInteractive[]
}
export type ExportedProject = Whole<WrittenFile['project']>
export type ExportedCatalogue = Whole<NonNullable<WrittenFile['catalogue']>>
export type ExportedStatus = Whole<WrittenFile['statuses'][number]>
export type ExportedPromoaction = Whole<NonNullable<WrittenFile['promoactions']>[number]>
export type ExportedTag = Whole<NonNullable<WrittenFile['tags']>[number]>
export type ExportedLayout = Whole<WrittenFile['layouts'][number]>
export type ExportedEstate = Whole<WrittenEstate>
export type ExportedSection = Whole<WrittenSection>
export type ExportedStorey = Whole<WrittenStorey>
export type ExportedInstance = Whole<WrittenStorey['instances'][number]>
export type ExportedPanorama = Whole<NonNullable<WrittenFile['panoramas']>[number]>
export type ExportedScene = ExportedPanorama['scenes'][number]
export type ExportedFilm = Whole<NonNullable<WrittenFile['project']['videos']>[number]>
export type ExportedTour = Whole<NonNullable<WrittenFile['layouts'][number]['tour']>>
export type ExportedPicture = Whole<NonNullable<WrittenFile['project']['gallery']>[number]>
