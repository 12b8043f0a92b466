import { splitTags } from '#i18n/rich-text.ts'

/** A message in which `<b>` marks what stands out. */
export function RichText({ text }: { readonly text: string }) {
  return splitTags(text).map(({ tag, text: run }, index) =>
    tag === 'b' ? (
      // An address inside a right-to-left sentence keeps its own direction.
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one message never move.
      <b key={index}>
        <bdi>{run}</bdi>
      </b>
    ) : (
      run
    ),
  )
}
