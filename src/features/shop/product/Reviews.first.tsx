/** Comes when it is in sight. */
export const Reviews = () => null
