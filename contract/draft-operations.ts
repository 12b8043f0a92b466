import { DUTIES } from '#domain/account/role.ts'
import { cacheHeaders } from './call.ts'
import {
  currencyBody,
  draftAnswer,
  draftChangedAnswer,
  draftChanges,
  draftChangesQuery,
  draftHistoryAnswer,
  draftHistoryQuery,
  draftQuery,
  revertBody,
  settleBody,
  undoAnswer,
  undoBody,
} from './drafts.ts'
import { entitiesAnswer, entitiesQuery } from './entities.ts'
import { idParams } from './id.ts'
import { type Described, jsonAnswer, jsonBody, type ManageOperation, notModified } from './operation.ts'

const draft = { tag: 'management', caller: 'manager', roles: DUTIES.describe, params: idParams } as const

const list = {
  ...draft,
  query: draftQuery,
  answers: [jsonAnswer(200, 'The entries, with their live values.', draftAnswer)],
  errors: ['not_found', 'conflict'],
} as const satisfies Omit<Described<ManageOperation>, 'summary'>

const change = {
  ...draft,
  query: draftChangesQuery,
  body: jsonBody(draftChanges),
  answers: [jsonAnswer(200, 'Changed. Visitors see nothing of it until it is published.', draftChangedAnswer)],
  errors: ['validation_failed', 'not_found', 'conflict'],
} as const satisfies Omit<Described<ManageOperation>, 'summary'>

const revert = {
  ...draft,
  body: jsonBody(revertBody),
  answers: [jsonAnswer(200, 'Reverted to the live values.', draftChangedAnswer)],
  errors: ['validation_failed', 'not_found', 'conflict'],
} as const satisfies Omit<Described<ManageOperation>, 'summary'>

const settle = {
  ...draft,
  body: jsonBody(settleBody),
  answers: [jsonAnswer(200, 'Settled.', draftChangedAnswer)],
  errors: ['validation_failed', 'not_found', 'conflict'],
} as const satisfies Omit<Described<ManageOperation>, 'summary'>

const undo = {
  ...draft,
  body: jsonBody(undoBody),
  answers: [jsonAnswer(200, 'Undone, except `kept`.', undoAnswer)],
  errors: ['validation_failed', 'not_found', 'conflict'],
} as const satisfies Omit<Described<ManageOperation>, 'summary'>

const history = {
  ...draft,
  query: draftHistoryQuery,
  answers: [jsonAnswer(200, 'The changes.', draftHistoryAnswer)],
  errors: ['not_found', 'conflict'],
} as const satisfies Omit<Described<ManageOperation>, 'summary'>

const entities = {
  ...draft,
  // What is live is no secret inside the company. The draft is.
  roles: DUTIES.see,
  headers: cacheHeaders,
  query: entitiesQuery,
  answers: [jsonAnswer(200, 'The live entities. Their values are the `base` of changes.', entitiesAnswer), notModified],
  errors: ['not_found', 'conflict'],
} as const satisfies Omit<Described<ManageOperation>, 'summary'>

/** The calls about unpublished changes and the live values below them, by operation id. */
export const DRAFT_OPERATIONS = {
  listEntities: {
    ...entities,
    summary: 'List the live entities of a project, as its draft sees them',
  },
  listDraft: {
    ...list,
    summary: 'List the unpublished changes of a project, the newest first, page by page',
  },
  changeDraft: {
    ...change,
    summary: 'Change the draft of a project; what somebody else changed meanwhile is reported with 409',
  },
  revertDraft: {
    ...revert,
    summary: 'Revert some or all unpublished changes of a project',
  },
  settleDraft: {
    ...settle,
    summary: 'Settle conflicts between the draft of a project and live values',
  },
  undoDraft: {
    ...undo,
    summary: 'Undo a batch in the draft of a project, where its values are still there',
  },
  listDraftHistory: {
    ...history,
    summary: 'List who changed what in the draft of a project, the newest first',
  },
  changeCurrency: {
    ...draft,
    summary: 'Change the currency in the draft of a project, and convert its prices by a rate',
    body: jsonBody(currencyBody),
    answers: [jsonAnswer(200, 'Changed in the draft.', draftChangedAnswer)],
    errors: ['validation_failed', 'not_found', 'conflict'],
  },
  listGroupEntities: {
    ...entities,
    summary: 'List the live entities of a group, as its draft sees them',
  },
  listGroupDraft: {
    ...list,
    summary: 'List the unpublished changes of a group, the newest first, page by page',
  },
  changeGroupDraft: {
    ...change,
    summary: 'Change the draft of a group; what somebody else changed meanwhile is reported with 409',
  },
  revertGroupDraft: {
    ...revert,
    summary: 'Revert some or all unpublished changes of a group',
  },
  settleGroupDraft: {
    ...settle,
    summary: 'Settle conflicts between the draft of a group and live values',
  },
  undoGroupDraft: {
    ...undo,
    summary: 'Undo a batch in the draft of a group, where its values are still there',
  },
  listGroupDraftHistory: {
    ...history,
    summary: 'List who changed what in the draft of a group, the newest first',
  },
} as const satisfies Record<string, Described<ManageOperation>>
