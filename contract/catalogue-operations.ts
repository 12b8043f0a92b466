import { DUTIES } from '#domain/account/role.ts'
import { catalogueAnswer, catalogueBody, cataloguePatch, cataloguesAnswer, cataloguesQuery } from './catalogues.ts'
import { idParams } from './id.ts'
import { type Described, emptyAnswer, jsonAnswer, jsonBody, type ManageOperation, manage } from './operation.ts'

/** The calls about catalogues. */
export const CATALOGUE_OPERATIONS = {
  listCatalogues: {
    ...manage,
    roles: DUTIES.see,
    summary: 'List catalogues with their settings, all or page by page',
    query: cataloguesQuery,
    answers: [jsonAnswer(200, 'The catalogues, by id.', cataloguesAnswer)],
    errors: [],
  },
  createCatalogue: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'Create a catalogue of a project or of a group',
    body: jsonBody(catalogueBody),
    answers: [jsonAnswer(201, 'The catalogue.', catalogueAnswer)],
    errors: ['validation_failed', 'not_found', 'conflict'],
  },
  updateCatalogue: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'Change the settings of a catalogue',
    params: idParams,
    body: jsonBody(cataloguePatch),
    answers: [jsonAnswer(200, 'The catalogue.', catalogueAnswer)],
    errors: ['validation_failed', 'not_found', 'conflict'],
  },
  deleteCatalogue: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'Delete a catalogue without orders; its project stays. Archive one with orders by `archived: true`',
    params: idParams,
    answers: [emptyAnswer(204, 'Deleted.')],
    errors: ['not_found', 'conflict'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
