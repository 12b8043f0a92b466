import type * as z from 'zod'
import type { groupFile, projectFile } from '#contract/project-file.ts'

/** A project file before defaults are applied. */
export type ProjectInput = z.input<typeof projectFile>
/** A group file before defaults are applied. */
export type GroupInput = z.input<typeof groupFile>

/** Parts of a project file before defaults are applied. */
export type EstateInput = ProjectInput['estates'][number]
type StoreyInput = EstateInput['sections'][number]['storeys'][number]
export type InstanceInput = StoreyInput['instances'][number]
export type LayoutInput = ProjectInput['layouts'][number]
export type InteractiveInput = NonNullable<ProjectInput['interactives']>[number]
export type PanoramaInput = NonNullable<ProjectInput['panoramas']>[number]
export type StatusInput = ProjectInput['statuses'][number]
