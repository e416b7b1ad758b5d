/** The data of a read that has succeeded: one that fails still has the data of the read before. */
export const freshData = <Data>({
  isSuccess,
  data,
}: {
  isSuccess: boolean
  data?: Data | undefined
}): Data | undefined => (isSuccess ? data : undefined)
