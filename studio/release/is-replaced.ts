import { bootOf, readBoot } from '#studio/boot/boot.ts'

/** Whether a build of the server is another one than that of this page. */
export function isOtherBuild(build: unknown): boolean {
  const own = readBoot().build
  return own !== null && typeof build === 'string' && build !== own
}

/** Asks the server whether it has another Studio than this page. False if it does not answer. */
export async function isReplaced(): Promise<boolean> {
  try {
    const answer = await fetch('/studio', { cache: 'no-store' })
    return isOtherBuild(bootOf(new DOMParser().parseFromString(await answer.text(), 'text/html')).build)
  } catch {
    return false
  }
}
