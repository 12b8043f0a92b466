import { constants, setPriority } from 'node:os'
import { createSetter } from './set-document.ts'
import type { TypstTask } from './typst-task.ts'

// A large document takes many seconds and a gigabyte. Its own process has a lower priority than visitors, and frees the
// memory when it exits.
setPriority(constants.priority.PRIORITY_LOW)
const set = createSetter((result) => process.send?.(result))
process.on('message', (task: TypstTask) => set(task))
process.on('disconnect', () => process.exit())
