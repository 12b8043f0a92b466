import { studioAddress } from '#server/person/studio-address.ts'
import { type Command, printProgress, readWords, resultOrUsage } from './command.ts'
import { serverAddress } from './server-address.ts'
import { runAsOperator } from './server-calls.ts'

/** `vitrine owner-link`: the way into the Studio without a mail server, or when every owner is locked out. */
export const ownerLinkCommand: Command = {
  help: `vitrine owner-link           print a link that makes whoever opens it an owner, once, for three days
    --account <id or name>   needed where there are several accounts`,

  run: async (config, words) => {
    const { values } = readWords(words, { account: { type: 'string' } }, { min: 0, max: 0 })
    const { token } = resultOrUsage(await runAsOperator(config, 'ownerLink', values, printProgress))
    console.log(studioAddress((await serverAddress(config)).studioUrl, 'firstStart', token))
    return 0
  },
}
