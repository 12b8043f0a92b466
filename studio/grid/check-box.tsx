import { TickBox } from '#studio/box/tick-box.tsx'

interface CheckBoxProps {
  readonly label: string
  readonly isChecked: boolean
  /** Some of the rows that it stands for are checked. */
  readonly isMixed?: boolean | undefined
  readonly onToggle: (hasShift: boolean) => void
}

/** The check box of a row, or of all. The focus stays in the grid's field. */
export function CheckBox({ label, isChecked, isMixed = false, onToggle }: CheckBoxProps) {
  return (
    <TickBox
      tabIndex={-1}
      aria-label={label}
      value={isMixed ? null : isChecked}
      onMouseDown={(event) => event.preventDefault()}
      onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  )
}
