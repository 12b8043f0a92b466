import { afterTask } from '#ui/scroll/after-task.ts'

/** Done in a task of its own: what a visitor does meanwhile is heard in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => afterTask(resolve))
}
