import { useState } from 'react'
import type { Member } from '#contract/people.ts'
import { FormDialog } from '#studio/box/form-dialog.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { ProjectChoice } from './project-choice.tsx'

interface ProjectsDialogProps {
  readonly member: Member
  readonly isBusy: boolean
  readonly onSave: (projects: number[] | null) => void
  readonly onClose: () => void
}

/** Limits the role of a person to projects. */
export function ProjectsDialog({ member, isBusy, onSave, onClose }: ProjectsDialogProps) {
  const { t } = useTranslator()
  const [projects, setProjects] = useState<readonly number[] | null>(member.projects)
  const [isWrong, setIsWrong] = useState(false)
  const save = () => (projects?.length === 0 ? setIsWrong(true) : onSave(projects && [...projects]))
  return (
    <FormDialog
      title={t('people.projects_of', { name: member.name })}
      closeLabel={t('control.close')}
      submitLabel={t('common.save')}
      isBusy={isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      <ProjectChoice
        value={projects}
        error={isWrong && projects?.length === 0 ? t('new_project.error.required') : undefined}
        onChange={setProjects}
      />
    </FormDialog>
  )
}
