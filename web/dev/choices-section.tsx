import { useId, useState } from 'react'
import type { Image } from '#domain/media/image.ts'
import { Badge } from '#ui/button/badge.tsx'
import { Chip, RemovableChip } from '#ui/button/chip.tsx'
import { JoinedChips } from '#ui/button/joined-chips.tsx'
import { Price } from '#ui/content/price.tsx'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { Segmented } from '#ui/field/segmented.tsx'
import type { IconName } from '#ui/icon/icon.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import type { Samples } from './samples.ts'
import { Section } from './section.tsx'
import styles from './ui-page.module.css'

/** A hill under a sun, as a data URL, so that no file has to be served. */
const PICTURE: Image = {
  src: drawing(
    '<circle cx="120" cy="34" r="14" fill="#fff4d6"/><path d="M0 120V84q40-44 80-8t80-12v56z" fill="#3d6b57"/>',
  ),
  srcset: '',
  width: 160,
  height: 120,
  placeholder: drawing('<path d="M0 120V70h160v50z" fill="#3d6b57"/>'),
}

const VIEWS: readonly IconName[] = ['cards', 'table', 'list']

/** Components for choosing, and those that only display something. */
export function ChoicesSection({ texts }: { readonly texts: Samples }) {
  const panelId = useId()
  const [choice, setChoice] = useState(texts.choices[0])
  const [chosen, setChosen] = useState<readonly string[]>(texts.choices.slice(1))
  const options = texts.choices.map((value, index) => ({
    value,
    label: value,
    icon: VIEWS[index],
    count: [17, 4, 0][index],
  }))
  return (
    <>
      <Section name="Chip, JoinedChips">
        <Chip opens>{texts.name}</Chip>
        <Chip opens chosen>
          {texts.price}
        </Chip>
        <Chip aria-pressed count={12}>
          {texts.name}
        </Chip>
        <RemovableChip removeLabel={`${texts.remove}: ${texts.name}`} onRemove={() => {}}>
          {texts.name}
        </RemovableChip>
        <JoinedChips label={texts.name} value={chosen} options={options} onChange={setChosen} />
      </Section>
      <Section name="Segmented, Tabs">
        <Segmented label={texts.name} value={choice} options={options} onChange={setChoice} />
        <Segmented label={texts.name} value={choice} options={options} onChange={setChoice} iconsOnly />
        <div className={styles.wide}>
          <Tabs label={texts.name} panelId={panelId} value={choice} tabs={options} onChange={setChoice} />
          <TabPanel id={panelId} value={choice}>
            {choice}
          </TabPanel>
        </div>
      </Section>
      <Section name="Price, Badge">
        <Price
          size="large"
          price={texts.price}
          old={{ price: texts.oldPrice, label: texts.name }}
          badge={texts.off}
          note={texts.name}
        />
        <Price price={texts.price} />
        <Badge>{texts.name}</Badge>
        <Badge tone="ink">{texts.name}</Badge>
        <Badge tone="accent">{texts.name}</Badge>
        <Badge tone="line">{texts.name}</Badge>
      </Section>
      <Section name="Picture (loads, fails), Skeleton">
        <div className={styles.picture}>
          <Picture image={PICTURE} sizes="10rem" alt={texts.name} />
        </div>
        <div className={styles.picture}>
          <Picture image={{ ...PICTURE, src: '/dev/no-such-picture' }} sizes="10rem" alt={texts.name} />
        </div>
        <div className={styles.picture}>
          <Skeleton height="100%" />
        </div>
        <Skeleton width="6rem" height="1.25rem" />
        <Skeleton width="2.5rem" height="2.5rem" round />
      </Section>
    </>
  )
}

function drawing(shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><path d="M0 0h160v120H0z" fill="#9cc4d6"/>${shapes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
