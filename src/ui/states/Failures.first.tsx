import type * as failures from './Failures'

/** React handles failures. */
export const OneNotice: typeof failures.OneNotice = ({ children }) => <>{children}</>
