import type { GivenFile } from './project-files.ts'

/** The files of a file input. */
export function chosenFiles(list: FileList | null): readonly GivenFile<File>[] {
  return [...(list ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}

/** The files that were dropped, those in dropped folders too. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly GivenFile<File>[]> {
  // Entries have to be asked for before anything is awaited.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return chosenFiles(files)
  return (await Promise.all(entries.map(filesIn))).flat()
}

async function filesIn(entry: FileSystemEntry): Promise<readonly GivenFile<File>[]> {
  if (entry instanceof FileSystemFileEntry) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [{ path: entry.fullPath.replace(/^\//, ''), file }]
  }
  if (!(entry instanceof FileSystemDirectoryEntry)) return []
  const reader = entry.createReader()
  const found: FileSystemEntry[] = []
  for (;;) {
    // Browsers return the entries of a folder in portions, the last one empty.
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (portion.length === 0) break
    found.push(...portion)
  }
  return (await Promise.all(found.map(filesIn))).flat()
}
