import { splitTags } from '#i18n/rich-text.ts'

/** A message in which `<b>` marks what stands out. */
export function RichText({ text }: { readonly text: string }) {
  return splitTags(text).map(({ tag, text: run }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one message never move.
    tag === 'b' ? <b key={index}>{run}</b> : run,
  )
}
