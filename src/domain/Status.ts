/** How a record stands: the label is shown, the code only chooses a look; codes may grow. */
export interface Status {
  code: string
  label: string
}
