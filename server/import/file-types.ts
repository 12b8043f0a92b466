import type { GroupFile, ProjectFile } from '#contract/project-file.ts'

export type FileEstate = ProjectFile['estates'][number]
export type FileSection = FileEstate['sections'][number]
export type FileStorey = FileSection['storeys'][number]
export type FileInstance = FileStorey['instances'][number]
export type FileLayout = ProjectFile['layouts'][number]
export type FileInteractive = ProjectFile['interactives'][number]
export type FileFrame = FileInteractive['frames'][number]
export type FilePanorama = ProjectFile['panoramas'][number]
export type FileScene = FilePanorama['scenes'][number]
export type FileHotspot = FileScene['hotspots'][number]
export type FileTarget = FileFrame['regions'][number]['target']
export type FileFilm = ProjectFile['project']['videos'][number]
export type FileTour = NonNullable<FileLayout['tour']>
export type FilePicture = ProjectFile['project']['gallery'][number]

/** A parsed file of either kind. */
export type ImportedFile =
  | { readonly kind: 'project'; readonly file: ProjectFile }
  | { readonly kind: 'group'; readonly file: GroupFile }
