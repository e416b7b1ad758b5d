/** Short names of weekdays, indexed like `getUTCDay`. */
export const WEEK: readonly string[] = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб']
