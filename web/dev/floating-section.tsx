import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/button/chip.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Menu } from '#ui/floating/menu.tsx'
import { Popover } from '#ui/floating/popover.tsx'
import { Tooltip } from '#ui/floating/tooltip.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { Sheet } from '#ui/modal/sheet.tsx'
import { FIRST_FOCUS } from '#ui/modal/use-modal.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import type { Samples } from './samples.ts'
import { Section } from './section.tsx'

/** Components that float above the page. */
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
