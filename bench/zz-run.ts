import { benchImport } from './import.ts'

for await (const l of benchImport()) console.log(l)
