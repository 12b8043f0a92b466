import { DUTIES } from '#domain/account/role.ts'
import { idParams } from './id.ts'
import { type Described, emptyAnswer, jsonAnswer, jsonBody, type ManageOperation, manage } from './operation.ts'
import { staffViewAnswer, staffViewBody, staffViewParams, staffViewPatch, staffViewsAnswer } from './staff-views.ts'

// Own views belong to a person, so keys have none.
const people = { ...manage, isForPeople: true, roles: DUTIES.see } as const

/** The calls about saved views of the units of a project. */
export const STAFF_VIEW_OPERATIONS = {
  listStaffViews: {
    ...people,
    summary: 'List the saved views of a project: the shared ones and your own',
    params: idParams,
    answers: [jsonAnswer(200, 'The views, by id.', staffViewsAnswer)],
    errors: ['not_found'],
  },
  createStaffView: {
    ...people,
    summary: 'Save a view, for yourself or, as an owner or editor, for all staff of the project; at most 50 of each',
    params: idParams,
    body: jsonBody(staffViewBody),
    answers: [jsonAnswer(201, 'The view.', staffViewAnswer)],
    errors: ['validation_failed', 'not_found', 'conflict'],
  },
  updateStaffView: {
    ...people,
    summary: 'Rename a view, change what it shows, share it, or keep it for yourself; the last change wins',
    params: staffViewParams,
    body: jsonBody(staffViewPatch),
    answers: [jsonAnswer(200, 'The view.', staffViewAnswer)],
    errors: ['validation_failed', 'not_found', 'conflict'],
  },
  deleteStaffView: {
    ...people,
    summary: 'Delete a view; units stay as they are',
    params: staffViewParams,
    answers: [emptyAnswer(204, 'Deleted.')],
    errors: ['not_found'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
