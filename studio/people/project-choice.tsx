import { useId } from 'react'
import { useTranslator } from '#studio/language/language-context.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import styles from './people.module.css'
import { useProjects } from './use-projects.ts'

interface ProjectChoiceProps {
  /** Ids of projects; null: all, also future ones. */
  readonly value: readonly number[] | null
  readonly error?: string | undefined
  readonly onChange: (value: readonly number[] | null) => void
}

/** The projects that a role is good for: all, or chosen ones. */
export function ProjectChoice({ value, error, onChange }: ProjectChoiceProps) {
  const { t } = useTranslator()
  const projects = useProjects()
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{t('common.projects')}</legend>
      <label>
        <input type="radio" name={name} checked={value === null} onChange={() => onChange(null)} />
        {t('people.every_project')}
      </label>
      <label>
        <input type="radio" name={name} checked={value !== null} onChange={() => onChange([])} />
        {t('people.chosen_projects')}
      </label>
      {value !== null && (
        <div className={styles.boxes}>
          {projects.map((project) => (
            <Checkbox
              key={project.id}
              checked={value.includes(project.id)}
              onChange={(isOn) => onChange(isOn ? [...value, project.id] : value.filter((id) => id !== project.id))}
            >
              {project.name}
            </Checkbox>
          ))}
        </div>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
