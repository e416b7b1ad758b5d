/** Comes when it is in sight. */
export const Related = () => null
