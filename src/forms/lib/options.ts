/** One option of a list or tree. Values are strings, because the form's controls use strings. */
export interface Option {
  value: string
  label: string
  /** Text below the label: '11 ноября, бесплатно'. */
  note?: string
  children?: readonly Option[]
}

/**
 * Returns the first selected option that has children, none of them selected (contract 8.1: requiredChild).
 */
export function parentWithoutChild(
  options: readonly Option[],
  selected: readonly string[],
): Option | undefined {
  for (const option of options) {
    const children = option.children ?? []
    const isUnfinished =
      children.length > 0 &&
      selected.includes(option.value) &&
      !children.some((child) => selected.includes(child.value))
    const found = isUnfinished ? option : parentWithoutChild(children, selected)
    if (found !== undefined) return found
  }
  return undefined
}

/** Returns the selection without an option and its children. */
export function withoutBranch(option: Option, selected: readonly string[]): string[] {
  const rest = selected.filter((value) => value !== option.value)
  return (option.children ?? []).reduce((left, child) => withoutBranch(child, left), rest)
}
