import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatImportSchema } from '#contract/project-file-schema.ts'
import { insertEnumerations } from '#contract/project-file-words.ts'
import en from '#i18n/locales/en.json' with { type: 'json' }

const docs = path.resolve(import.meta.dirname, '../docs')
writeFileSync(path.join(docs, 'import.schema.json'), formatImportSchema())
const page = path.join(docs, 'import.md')
writeFileSync(
  page,
  insertEnumerations(readFileSync(page, 'utf8'), (key) => en[key]),
)
