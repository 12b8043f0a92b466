/** Ends this process, as SIGTERM does, when the one that started it has ended in any way. */
export function endWithParent(): void {
  if (!process.channel) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // The channel itself keeps no process from ending.
  process.channel.unref()
}
