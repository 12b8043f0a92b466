import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useToast } from '#web/ui/toast-context.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { FIRST_FOCUS } from '#web/ui/use-modal.ts'
import type { Samples } from './samples.ts'
import { Section } from './section.tsx'

/** What stands above the rest. */
export function FloatingSection({ texts }: { readonly texts: Samples }) {
  const [modal, setModal] = useState<'dialog' | 'sheet' | null>(null)
  const [chosen, setChosen] = useState(texts.choices[0])
  const showToast = useToast()
  const modalProps = {
    title: texts.title,
    closeLabel: texts.close,
    onClose: () => setModal(null),
    footer: (
      <Button variant="filled" block onClick={() => setModal(null)}>
        {texts.send}
      </Button>
    ),
    children: <Field label={texts.name} hint={texts.hint} {...FIRST_FOCUS} />,
  }
  return (
    <Section name="Dialog, Sheet, Popover, Menu, Tooltip, Toast">
      <Button onClick={() => setModal('dialog')}>{'Dialog'}</Button>
      <Button onClick={() => setModal('sheet')}>{'Sheet'}</Button>
      <Popover
        label={texts.name}
        trigger={(trigger) => (
          <Chip {...trigger} opens>
            {'Popover'}
          </Chip>
        )}
      >
        {(close) => <Button onClick={close}>{texts.close}</Button>}
      </Popover>
      <Menu
        label={texts.name}
        align="end"
        trigger={(trigger) => <IconButton {...trigger} icon="dots" label={texts.open} variant="quiet" />}
        items={texts.choices.map((label) => ({
          key: label,
          label,
          icon: 'globe',
          chosen: label === chosen,
          onSelect: () => setChosen(label),
        }))}
      />
      <Tooltip text={texts.hint}>
        <Button>{'Tooltip'}</Button>
      </Tooltip>
      <Button
        onClick={() =>
          showToast({ text: texts.save, icon: 'check', action: { label: texts.undo, onAction: () => {} } })
        }
      >
        {'Toast'}
      </Button>
      {modal === 'dialog' && <Dialog {...modalProps} />}
      {modal === 'sheet' && <Sheet {...modalProps} />}
    </Section>
  )
}
