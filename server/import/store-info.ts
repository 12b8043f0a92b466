import { eq } from 'drizzle-orm'
import type { ProjectFile } from '#contract/project-file.ts'
import { constructionReports, documents, features, paymentProgrammes, projects } from '#server/db/tables/project.ts'
import { thingOf } from './row-writer.ts'
import type { ProjectHome } from './store-facts.ts'
import { htmlText, optionalText, plainText } from './stored-text.ts'

type Project = ProjectFile['project']

const scopes = () => ['project'] as const

/**
 * Stores what the Info page shows: features, documents, payment programmes and construction reports. Returns the ids of
 * the reports.
 */
export async function putInfo(home: ProjectHome, project: Project): Promise<ReadonlyMap<string, number>> {
  await putFeatures(home, project)
  await putDocuments(home, project)
  await putProgrammes(home, project)
  return putReports(home, project)
}

async function putFeatures({ writer, projectId }: ProjectHome, project: Project): Promise<void> {
  await writer.put({
    table: features,
    where: eq(features.project_id, projectId),
    rows: project.features.map(({ icon, name, description }, position) => ({
      project_id: projectId,
      position,
      icon: icon ?? null,
      name: plainText(name),
      description: optionalText(description),
    })),
    keyOf: ({ position }) => `${position}`,
    scopes,
    ownerOf: () => thingOf(projects, projectId),
  })
}

async function putDocuments({ writer, projectId, media }: ProjectHome, project: Project): Promise<void> {
  await writer.put({
    table: documents,
    where: eq(documents.project_id, projectId),
    rows: project.documents.map(({ kind, name, file }, position) => ({
      project_id: projectId,
      position,
      kind,
      name: plainText(name),
      media_id: media.of(file),
    })),
    keyOf: ({ position }) => `${position}`,
    scopes,
    ownerOf: () => thingOf(projects, projectId),
  })
}

async function putProgrammes({ writer, projectId }: ProjectHome, project: Project): Promise<void> {
  await writer.put({
    table: paymentProgrammes,
    where: eq(paymentProgrammes.project_id, projectId),
    rows: project.payment_programmes.map(({ id, name, ...programme }, position) => ({
      ...programme,
      project_id: projectId,
      external_id: id,
      position,
      name: plainText(name),
    })),
    keyOf: ({ external_id }) => external_id,
    scopes,
  })
}

function putReports({ writer, projectId }: ProjectHome, project: Project): Promise<ReadonlyMap<string, number>> {
  return writer.put({
    table: constructionReports,
    where: eq(constructionReports.project_id, projectId),
    rows: project.reports.map(({ id, month, text, progress, published }) => ({
      project_id: projectId,
      external_id: id,
      month,
      text: htmlText(text),
      progress: progress ?? null,
      published,
    })),
    keyOf: ({ external_id }) => external_id,
    scopes,
  })
}
