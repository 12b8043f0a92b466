import { afterTask } from '#ui/scroll/after-task.ts'

/** Resolves in a new task, so that the browser can handle input in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => afterTask(resolve))
}
