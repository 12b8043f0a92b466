import { DUTIES } from '#domain/account/role.ts'
import { exportQuery } from './exports.ts'
import { idParams } from './id.ts'
import { PROGRESS_TYPE } from './import-steps.ts'
import { importAnswer, importBody, importLine, importQuery } from './imports.ts'
import { type Described, jsonAnswer, jsonBody, type ManageOperation, manage } from './operation.ts'
import { projectFiguresAnswer } from './project-figures.ts'

/** The calls that import, export and count projects. */
export const PROJECT_OPERATIONS = {
  importProject: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'Import a project, all of it or nothing',
    query: importQuery,
    body: jsonBody(importBody),
    answers: [
      jsonAnswer(200, 'What the import did or, in a dry run, would do.', importAnswer),
      {
        status: 200,
        type: PROGRESS_TYPE,
        schema: importLine,
        description: 'With `Accept: application/x-ndjson`: a line for each step, then the response or the problem.',
      },
    ],
    errors: ['import_invalid', 'conflict'],
  },
  readProjectFigures: {
    ...manage,
    roles: DUTIES.see,
    summary: 'Count the units of a project: available, held, without a price, and what they are worth',
    params: idParams,
    answers: [jsonAnswer(200, 'The figures.', projectFiguresAnswer)],
    errors: ['not_found'],
  },
  exportProject: {
    ...manage,
    roles: DUTIES.describe,
    summary: 'Export a project as an import file; importing it again changes nothing',
    params: idParams,
    query: exportQuery,
    answers: [jsonAnswer(200, 'The import file, with media by their names.', importBody)],
    errors: ['not_found'],
  },
} as const satisfies Record<string, Described<ManageOperation>>
