import { FailureText } from './FailureText'

/** What failed, in red beside the thing it is about; nothing without an error. */
export const ErrorText = ({ error, id }: { error: unknown; id?: string }) =>
  error === undefined ? null : (
    <p className="error" id={id} role="alert">
      <FailureText error={error} />
    </p>
  )
