import { constants, setPriority } from 'node:os'
import { createCompiler } from './compile-document.ts'
import type { TypstTask } from './typst-task.ts'

// A large document takes many seconds and a gigabyte. Its own process has a lower priority than visitors, and frees the
// memory when it exits.
setPriority(constants.priority.PRIORITY_LOW)
const compile = createCompiler((result) => process.send?.(result))
process.on('message', (task: TypstTask) => compile(task))
process.on('disconnect', () => process.exit())
