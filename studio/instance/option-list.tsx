import { useState } from 'react'
import { useTranslator } from '#studio/language/language-context.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import styles from './option-list.module.css'

// More options than these can be searched.
const MANY = 10

interface OptionListProps {
  readonly options: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Options of which several can be chosen. */
export function OptionList({ options, chosen, onChange }: OptionListProps) {
  const { t } = useTranslator()
  const [sought, setSought] = useState('')
  const word = sought.trim().toLocaleLowerCase()
  const shown = options.filter(({ name }) => name.toLocaleLowerCase().includes(word))
  return (
    <>
      {options.length > MANY && (
        <input
          type="search"
          className={styles.search}
          aria-label={t('units.filter.find')}
          placeholder={t('units.filter.find')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <div className={styles.list}>
        {shown.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </>
  )
}
