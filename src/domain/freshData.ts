/** Returns the data of a successful read; a failed one still has the data of the previous read. */
export const freshData = <Data>({
  isSuccess,
  data,
}: {
  isSuccess: boolean
  data?: Data | undefined
}): Data | undefined => (isSuccess ? data : undefined)
