import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildOpenApi, formatOpenApi } from '#contract/openapi.ts'

const file = path.resolve(import.meta.dirname, '../contract/openapi.json')
writeFileSync(file, formatOpenApi(buildOpenApi()))
