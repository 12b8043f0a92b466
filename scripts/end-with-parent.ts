/** Ends this process like SIGTERM when its parent process ends for any reason. */
export function endWithParent(): void {
  if (!process.channel) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // The channel must not keep the process alive.
  process.channel.unref()
}
