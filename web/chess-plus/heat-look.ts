import styles from './heat-look.module.css'

/** The colour of a step and the ink on it, as `--h` and `--hi`; by a style sheet, which a thousand cells share. */
export function heatLook(step: number) {
  return { className: styles.heat, 'data-step': step }
}
