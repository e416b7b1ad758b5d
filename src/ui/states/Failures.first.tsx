import type * as failures from './Failures'

/** What has failed is left to React. */
export const OneNotice: typeof failures.OneNotice = ({ children }) => <>{children}</>
