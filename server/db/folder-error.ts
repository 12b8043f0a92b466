/** The data folder cannot be used. The message is one line that tells the operator what to do. */
export class DataFolderError extends Error {}
