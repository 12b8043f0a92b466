/** Whether an element takes typed characters, so that a key is not a shortcut there. Radio buttons and check boxes take none. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TEXT_FIELDS)
}

const TEXT_FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'
