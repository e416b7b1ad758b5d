/** Short names of the days of a week, as `getUTCDay` counts them. */
export const WEEK: readonly string[] = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб']
