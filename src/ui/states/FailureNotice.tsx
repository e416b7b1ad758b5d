import { FailureText } from './FailureText'
import { Notice } from './Notice'

/** Tells why an action failed; renders nothing without an error. */
export const FailureNotice = ({ error }: { error: unknown }) =>
  error !== undefined && (
    <Notice tone="bad">
      <FailureText error={error} />
    </Notice>
  )
