import type { TextKey, Texts } from './texts.ts'

type ReportKey = TextKey extends infer Key ? (Key extends `report.${infer Name}` ? Name : never) : never

/** A construction report: project and month are the key of its text and the name of its pictures. */
export function reportOf(key: ReportKey, progress: number, pictures: number, texts: Texts) {
  const [project = '', month = ''] = key.split('.')
  return {
    id: key,
    month,
    text: texts(`report.${key}`),
    progress,
    pictures: Array.from({ length: pictures }, (_, index) => ({
      image: `images/${project}/reports/${month}-${index + 1}.webp`,
    })),
  }
}
