/** How many own views a person may have in a project, and how many shared ones a project may have. */
export const MAX_STAFF_VIEWS = 50

/** How long the name of a view may be. */
export const MAX_STAFF_VIEW_NAME = 60
