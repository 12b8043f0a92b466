import * as z from 'zod'
import { linkToken } from './link-token.ts'
import { fileEstate } from './project-file-building.ts'
import { fileCatalogue } from './project-file-catalogue.ts'
import { fileInteractive, filePanorama } from './project-file-pictures.ts'
import { fileLayout, fileProject, filePromoaction, fileStatus, fileTag } from './project-file-project.ts'
import { externalId } from './project-file-texts.ts'

/** The native import format: one file per project, with its media beside it. What is missing from the file is removed. */
export const projectFile = z
  .strictObject({
    $schema: z.string().optional(),
    vitrine: z.literal(1),
    project: fileProject,
    catalogue: fileCatalogue.optional(),
    statuses: z.array(fileStatus).min(1).max(100),
    promoactions: z.array(filePromoaction).max(1000).default([]),
    tags: z.array(fileTag).max(1000).default([]),
    layouts: z.array(fileLayout).max(20_000),
    estates: z.array(fileEstate).max(1000),
    interactives: z.array(fileInteractive).max(5000).default([]),
    panoramas: z.array(filePanorama).max(500).default([]),
    /** The first picture of the catalogue. */
    root: externalId.optional(),
  })
  .meta({ id: 'ProjectFile', title: 'Vitrine project' })
/** A parsed project file. */
export type ProjectFile = z.infer<typeof projectFile>

/** The pictures of a group catalogue, whose regions are projects by their own ids. */
export const groupFile = z
  .strictObject({
    $schema: z.string().optional(),
    vitrine: z.literal(1),
    /** The first token of the group's catalogue. */
    group: linkToken,
    interactives: z.array(fileInteractive).max(100),
    root: externalId.optional(),
  })
  .meta({ id: 'GroupFile', title: 'Vitrine group' })
/** A parsed group file. */
export type GroupFile = z.infer<typeof groupFile>
