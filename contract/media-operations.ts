import { DUTIES } from '#domain/account/role.ts'
import { idParams } from './id.ts'
import { MEDIA_TYPES, mediaAnswer, mediaListQuery, mediaQuery, mediumAnswer } from './media.ts'
import { type Described, emptyAnswer, jsonAnswer, type ManageOperation, manage } from './operation.ts'

/** The calls about pictures, films and documents. */
export const MEDIA_OPERATIONS = {
  listMedia: {
    ...manage,
    roles: DUTIES.see,
    summary: 'List uploaded files',
    query: mediaListQuery,
    answers: [jsonAnswer(200, 'The files.', mediaAnswer)],
    errors: [],
  },
  uploadMedium: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'Upload a picture, film or document',
    query: mediaQuery,
    body: { types: MEDIA_TYPES, schema: null },
    answers: [
      jsonAnswer(
        201,
        'The file. Uploading the same name again replaces it, unless `replace=0` asks for a new name.',
        mediumAnswer,
      ),
    ],
    errors: ['validation_failed', 'conflict'],
  },
  deleteMedium: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'Delete an uploaded file that is not in use',
    params: idParams,
    answers: [emptyAnswer(204, 'Deleted.')],
    errors: ['not_found', 'conflict'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
