import { createBucketStorage } from '#server/storage/bucket-storage.ts'
import { copyMedia } from '#server/storage/copy-media.ts'
import { type Command, printProgress, readWords, UsageError } from './command.ts'

// How often progress is printed.
const TELL_MS = 2000

/** `vitrine media`: copies media into a bucket. */
export const mediaCommand: Command = {
  help: 'vitrine media copy   copy the media of DATA_DIR into the bucket of MEDIA_STORE; beside a running server too',

  run: async (config, words) => {
    const { positionals } = readWords(words, {}, { min: 1, max: 1 })
    if (positionals[0] !== 'copy') throw new UsageError(`"media ${positionals[0]}" is not a command`)
    if (!config.mediaStore) throw new UsageError('Set MEDIA_STORE to the bucket to copy to')
    const storage = createBucketStorage(config.mediaStore, config.dataDir)
    await storage.tryOut()
    let last = performance.now()
    const { copied, there } = await copyMedia(config.dataDir, storage, (done, total) => {
      if (performance.now() - last < TELL_MS) return
      last = performance.now()
      printProgress(`${done} of ${total} …`)
    })
    console.log(
      `Copied ${copied} media to s3://${config.mediaStore.bucket}/${config.mediaStore.prefix}, ${there} were there.`,
    )
    return 0
  },
}
