import { useState } from 'react'
import type { Member } from '#contract/people.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
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
    <Dialog
      title={t('people.projects_of', { name: member.name })}
      closeLabel={t('home.close')}
      onClose={onClose}
      footer={
        <Button variant="filled" loading={isBusy} onClick={save}>
          {t('account.save')}
        </Button>
      }
    >
      <ProjectChoice
        value={projects}
        error={isWrong && projects?.length === 0 ? t('new_project.error.required') : undefined}
        onChange={setProjects}
      />
    </Dialog>
  )
}
