/** Nothing has been bought before React. */
export const LeftOver = () => <div role="status" />
