import { useState } from 'react'
import { COUNTED } from '#ui/button/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { ICON_PATHS } from '#ui/icon/icon-paths.ts'
import { LATER_ICON_PATHS } from '#ui/icon/later-icon-paths.ts'
import { NEXT_ICON_PATHS } from '#ui/icon/next-icon-paths.ts'
import type { Samples } from './samples.ts'
import { Section } from './section.tsx'

// Icon names may come from data: an unknown one logs a warning and shows nothing.
const ICON_PATHS_OF_ALL = { ...ICON_PATHS, ...NEXT_ICON_PATHS, ...LATER_ICON_PATHS }
const ICON_NAMES = [...Object.keys(ICON_PATHS_OF_ALL), 'unknown'] as IconName[]

/** Buttons in every variant and state, and all icons. */
export function ButtonsSection({ texts }: { readonly texts: Samples }) {
  const [pressed, setPressed] = useState(true)
  const heart = pressed ? 'heartfill' : 'heart'
  return (
    <>
      <Section name="Button">
        <Button variant="filled">{texts.send}</Button>
        <Button variant="tinted">
          <Icon name="phone" />
          {texts.send}
        </Button>
        <Button>
          <Icon name="back" />
          {texts.open}
        </Button>
        <Button aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
          <Icon name={heart} />
          {texts.save}
        </Button>
        <Button variant="plain">{texts.undo}</Button>
        <Button variant="filled" loading>
          {texts.send}
        </Button>
        <Button loading>{texts.send}</Button>
        <Button variant="filled" disabled>
          {texts.send}
        </Button>
        <Button variant="filled" size="large">
          {texts.send}
        </Button>
        <Button size="small">{texts.open}</Button>
        <ButtonLink href="#root">{texts.open}</ButtonLink>
      </Section>
      <Section name="IconButton">
        <IconButton icon="share" label={texts.open} />
        <IconButton icon="share" label={texts.open} variant="quiet" />
        <IconButton icon="close" label={texts.close} size="small" />
        <IconButton
          icon={heart}
          label={`${texts.save}, 3`}
          className={COUNTED}
          data-count={3}
          aria-pressed={pressed}
          onClick={() => setPressed(!pressed)}
        />
      </Section>
      <Section name="Icon">
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} />
        ))}
        <Icon name="search" size="small" />
        <Icon name="search" size="large" />
      </Section>
    </>
  )
}
