import { DUTIES } from '#domain/account/role.ts'
import { idParams } from './id.ts'
import { type Described, emptyAnswer, jsonAnswer, jsonBody, type ManageOperation, manage } from './operation.ts'
import { previewAnswer, previewBody, previewsAnswer } from './previews.ts'

/** The calls about previews of unpublished data. */
export const PREVIEW_OPERATIONS = {
  createPreview: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'Sign an address that shows unpublished data and the draft, for up to 90 days',
    body: jsonBody(previewBody),
    answers: [jsonAnswer(201, 'The address.', previewAnswer)],
    errors: ['validation_failed', 'not_found'],
  },
  listPreviews: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'List previews that are still valid, without their addresses',
    answers: [jsonAnswer(200, 'The previews, by id.', previewsAnswer)],
    errors: [],
  },
  endPreview: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'Switch a preview off, immediately and in open pages too',
    params: idParams,
    answers: [emptyAnswer(204, 'Switched off.')],
    errors: ['not_found'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
