import * as z from 'zod'
import { REGION_TARGETS } from './interactive.ts'
import { externalId } from './project-file-texts.ts'

/** What a region, volume or hotspot represents: an object of this file or, in a group's picture, a project. */
export const fileTarget = z.strictObject({ kind: z.enum(REGION_TARGETS), id: externalId }).meta({ id: 'FileTarget' })
