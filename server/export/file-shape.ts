import type * as z from 'zod'
import type { projectFile } from '#contract/project-file.ts'
import type { LanguageCode } from '#domain/language/language.ts'

type Plain = string | number | boolean | null | undefined

/**
 * The same with every key named, at every depth; an optional one may be undefined. What builds a `Whole` does not compile
 * until it names a key that was added to the import format.
 */
export type Whole<Value> = Value extends Plain
  ? Value
  : Value extends readonly unknown[]
    ? { readonly [Key in keyof Value]: Whole<Value[Key]> }
    : [keyof Value] extends [LanguageCode]
      ? Value // A text has the languages that it has.
      : { readonly [Key in keyof Required<Value>]: Whole<Value[Key]> }

/** A project file as it is written: with plain texts, and without what is as a file has it by default. */
type WrittenFile = z.input<typeof projectFile>
type WrittenInteractive = NonNullable<WrittenFile['interactives']>[number]
type WrittenEstate = WrittenFile['estates'][number]
type WrittenSection = WrittenEstate['sections'][number]
type WrittenStorey = WrittenSection['storeys'][number]

/** Volumes are kept as the file had them, so no key of theirs can be forgotten. */
export type ExportedInteractive = Whole<Omit<WrittenInteractive, 'volumes'>> & {
  readonly volumes: WrittenInteractive['volumes']
}
export type ExportedFrame = ExportedInteractive['frames'][number]
export type ExportedFile = Whole<Omit<WrittenFile, 'interactives'>> & {
  readonly interactives: readonly ExportedInteractive[] | undefined
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
export type ExportedTarget = Whole<WrittenInteractive['frames'][number]['regions']>
