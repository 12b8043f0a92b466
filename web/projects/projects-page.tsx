/** The projects of a group. */
export function ProjectsPage() {
  return <p />
}
