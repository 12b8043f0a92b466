import type { ComponentProps } from 'react'
import { Tooltip } from '#ui/floating/tooltip.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { Button } from './button.tsx'

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'square' | 'block' | 'aria-label' | 'children'> {
  readonly icon: IconName
  /** The accessible name and the tooltip. */
  readonly label: string
}

/** A square button with only an icon. */
export function IconButton({ icon, label, size, variant = 'plain', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button {...rest} variant={variant} size={size} square aria-label={label}>
        <Icon name={icon} size={size === 'small' ? 'small' : undefined} />
      </Button>
    </Tooltip>
  )
}
