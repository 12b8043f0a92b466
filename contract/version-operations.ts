import { DUTIES } from '#domain/account/role.ts'
import { restoreAnswer } from './drafts.ts'
import { idParams } from './id.ts'
import { importBody } from './imports.ts'
import { type Described, jsonAnswer, type ManageOperation } from './operation.ts'
import { restoreQuery, versionParams, versionsAnswer, versionsQuery } from './versions.ts'

const manage = { tag: 'management', caller: 'manager' } as const

const restore = {
  ...manage,
  roles: DUTIES.describe,
  params: versionParams,
  query: restoreQuery,
  answers: [jsonAnswer(200, 'What is in the draft now, and the fields that were left as they are.', restoreAnswer)],
  errors: ['not_found', 'conflict'],
} as const

/** The calls about versions. */
export const VERSION_OPERATIONS = {
  listProjectVersions: {
    ...manage,
    roles: DUTIES.describe,
    summary:
      'List what visitors saw after each import and publication, the newest first; kept 90 days, then one a month',
    params: idParams,
    query: versionsQuery,
    answers: [jsonAnswer(200, 'The versions.', versionsAnswer)],
    errors: ['not_found'],
  },
  listCatalogueVersions: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'List the versions of a group’s pictures and settings, the newest first',
    params: idParams,
    query: versionsQuery,
    answers: [jsonAnswer(200, 'The versions.', versionsAnswer)],
    errors: ['not_found'],
  },
  readProjectVersion: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'Export a version as an import file, with media by content hash',
    params: versionParams,
    answers: [jsonAnswer(200, 'The import file.', importBody)],
    errors: ['not_found'],
  },
  readCatalogueVersion: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'Export the pictures of a version of a group as an import file, with media by content hash',
    params: versionParams,
    answers: [jsonAnswer(200, 'The import file.', importBody)],
    errors: ['not_found'],
  },
  restoreProjectVersion: {
    ...restore,
    summary: 'Make the draft of a project show an older version; nothing is published',
  },
  undoProjectVersion: {
    ...restore,
    summary: 'Put the inverse of one import or publication into the draft, where the values are still those',
  },
  restoreCatalogueVersion: {
    ...restore,
    summary: 'Make the draft of a group show the pictures and settings of an older version; nothing is published',
  },
  undoCatalogueVersion: {
    ...restore,
    summary: 'Put the inverse of one import or publication of a group into its draft',
  },
} as const satisfies Record<string, Described<ManageOperation>>
