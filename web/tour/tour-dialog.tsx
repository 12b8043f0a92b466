import { isEmbeddable } from '#domain/media/embed-hosts.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Tooltip } from '#ui/floating/tooltip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { EmbedFrame } from './embed-frame.tsx'
import { ScreenDialog } from './screen-dialog.tsx'

interface TourDialogProps {
  readonly src: string
  readonly title: string
  readonly onClose: () => void
}

/** A third-party 3D tour in a full-screen dialog. */
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
