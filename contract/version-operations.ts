import { DUTIES } from '#domain/account/role.ts'
import { restoreAnswer } from './drafts.ts'
import { idParams } from './id.ts'
import { importBody } from './imports.ts'
import { jsonAnswer, type ManageOperation } from './operation.ts'
import { restoreQuery, versionParams, versionsAnswer, versionsQuery } from './versions.ts'

const manage = { tag: 'management', caller: 'manager' } as const

const restore = {
  ...manage,
  roles: DUTIES.describe,
  method: 'post',
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
    method: 'get',
    path: '/manage/projects/{id}/versions',
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
    method: 'get',
    path: '/manage/catalogues/{id}/versions',
    summary: 'List the versions of a group’s pictures and settings, the newest first',
    params: idParams,
    query: versionsQuery,
    answers: [jsonAnswer(200, 'The versions.', versionsAnswer)],
    errors: ['not_found'],
  },
  readProjectVersion: {
    ...manage,
    roles: DUTIES.describe,
    method: 'get',
    path: '/manage/projects/{id}/versions/{version}/file',
    summary: 'Export a version as an import file, with media by content hash',
    params: versionParams,
    answers: [jsonAnswer(200, 'The import file.', importBody)],
    errors: ['not_found'],
  },
  readCatalogueVersion: {
    ...manage,
    roles: DUTIES.describe,
    method: 'get',
    path: '/manage/catalogues/{id}/versions/{version}/file',
    summary: 'Export the pictures of a version of a group as an import file, with media by content hash',
    params: versionParams,
    answers: [jsonAnswer(200, 'The import file.', importBody)],
    errors: ['not_found'],
  },
  restoreProjectVersion: {
    ...restore,
    path: '/manage/projects/{id}/versions/{version}/restore',
    summary: 'Make the draft of a project show an older version; nothing is published',
  },
  undoProjectVersion: {
    ...restore,
    path: '/manage/projects/{id}/versions/{version}/undo',
    summary: 'Put the inverse of one import or publication into the draft, where the values are still those',
  },
  restoreCatalogueVersion: {
    ...restore,
    path: '/manage/catalogues/{id}/versions/{version}/restore',
    summary: 'Make the draft of a group show the pictures and settings of an older version; nothing is published',
  },
  undoCatalogueVersion: {
    ...restore,
    path: '/manage/catalogues/{id}/versions/{version}/undo',
    summary: 'Put the inverse of one import or publication of a group into its draft',
  },
} as const satisfies Record<string, ManageOperation>
