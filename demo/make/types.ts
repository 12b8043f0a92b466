import type * as z from 'zod'
import type { groupFile, projectFile } from '#contract/project-file.ts'

/** A project file as it is written, before defaults. */
export type ProjectInput = z.input<typeof projectFile>
/** A group file as it is written. */
export type GroupInput = z.input<typeof groupFile>

/** Parts of a project file as they are written. */
export type EstateInput = ProjectInput['estates'][number]
export type StoreyInput = EstateInput['sections'][number]['storeys'][number]
export type InstanceInput = StoreyInput['instances'][number]
export type LayoutInput = ProjectInput['layouts'][number]
export type InteractiveInput = NonNullable<ProjectInput['interactives']>[number]
export type PanoramaInput = NonNullable<ProjectInput['panoramas']>[number]
export type StatusInput = ProjectInput['statuses'][number]
