import styles from './command-line.module.css'

/** A command to run on the server, to select and copy. */
export function CommandLine({ command }: { readonly command: string }) {
  return (
    <code className={styles.line} dir="ltr">
      {command}
    </code>
  )
}
