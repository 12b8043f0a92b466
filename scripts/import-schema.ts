import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatImportSchema } from '#contract/project-file-schema.ts'

const file = path.resolve(import.meta.dirname, '../docs/import.schema.json')
writeFileSync(file, formatImportSchema())
