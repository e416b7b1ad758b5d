/** State of a record: the label is shown, the code selects the style; unknown codes may come. */
export interface Status {
  code: string
  label: string
}
