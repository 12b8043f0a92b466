import styles from './heat-look.module.css'

/** Sets the colour of a step and its ink as `--h` and `--hi`, through a class that all cells share. */
export function heatLook(step: number) {
  return { className: styles.heat, 'data-step': step }
}
