import { isEmbeddable } from '#domain/media/embed-hosts.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { EmbedFrame } from './embed-frame.tsx'
import { ScreenDialog } from './screen-dialog.tsx'

interface TourDialogProps {
  readonly src: string
  readonly title: string
  readonly onClose: () => void
}

/** A 3D tour of another house over the whole screen. */
export function TourDialog({ src, title, onClose }: TourDialogProps) {
  return (
    <ScreenDialog title={title} onClose={onClose} actions={isEmbeddable(src) && <NewTabLink href={src} />}>
      <EmbedFrame src={src} title={title} />
    </ScreenDialog>
  )
}

function NewTabLink({ href }: { href: string }) {
  const { t } = useTranslator()
  const label = t('control.open_new_tab')
  return (
    <Tooltip text={label}>
      <ButtonLink variant="plain" square href={href} target="_blank" rel="noreferrer" aria-label={label}>
        <Icon name="external" />
      </ButtonLink>
    </Tooltip>
  )
}
