import { writeSync } from 'node:fs'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

// Loaded into a server before its own code: says on standard error when the migrations have been read and begin.
const { readdir } = files
const told = async (...parameters: Parameters<typeof readdir>) => {
  const names = await readdir(...parameters)
  if (String(parameters[0]).endsWith('migrations')) writeSync(2, 'migrations begin\n')
  return names
}
Object.assign(files, { readdir: told })
syncBuiltinESMExports()
