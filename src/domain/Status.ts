/** State of a record: the label is shown, the code only chooses a look; new codes may come. */
export interface Status {
  code: string
  label: string
}
