/** The media type for import progress, one line at a time. The last line is the response or the problem. */
export const PROGRESS_TYPE = 'application/x-ndjson'

/** The steps of an import, in their order. */
export const IMPORT_STEPS = ['reading', 'checking', 'geometry', 'media', 'comparing', 'writing', 'publishing'] as const
