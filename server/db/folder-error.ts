/** The data folder cannot be used. The message is one sentence for the operator, with what to do. */
export class DataFolderError extends Error {}
