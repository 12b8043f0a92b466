import { writeSync } from 'node:fs'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

// Loaded before the server's code: writes to standard error when the migrations begin.
const { readdir } = files
const readAndReport = async (...parameters: Parameters<typeof readdir>) => {
  const names = await readdir(...parameters)
  if (String(parameters[0]).endsWith('migrations')) writeSync(2, 'migrations begin\n')
  return names
}
Object.assign(files, { readdir: readAndReport })
syncBuiltinESMExports()
